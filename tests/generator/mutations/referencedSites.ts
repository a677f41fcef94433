import type { Project, ProjectFile } from '../../../generator/load/Project.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { valueAtPath } from './Mutation.ts';
import type { SchemaSite, SitePath } from './SchemaSite.ts';

const nameOf = (ref: unknown): string => /([^/]+?)(\.schema)?\.json$/.exec(String(ref))?.[1] ?? '';

/** Returns all texts and all member names in a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.entries(value).flatMap(([key, below]) => [key, ...textsIn(below)]) : [];
};

const entityKeywords = [
  'required',
  'x-natural-key',
  'x-indexes',
  'x-partition-by',
  'x-retention',
  'x-payload',
  'x-lifecycle',
  'x-validations',
  'if',
  'then',
  'else',
];
const resourceKeywords = [
  'displayProperty',
  'columns',
  'subtitle',
  'filters',
  'hide',
  'sort',
  'bodyProperty',
  'tree',
];

/**
 * Returns the places with a name that another place refers to. Their removal or renaming leaves a dangling
 * reference. The removal or renaming of other places is a change of the design.
 */
export function findReferencedSites(spots: readonly SchemaSite[], project: Project): SchemaSite[] {
  const everywhere = spots.filter(({ value, path }) => typeof value === 'string' && path.at(-1) !== 'const');
  /** Returns whether the record page, or an overview of such records, refers to a tab of the record page. */
  const refersToTab = (file: ProjectFile<unknown>, tab: string): boolean =>
    everywhere.some(({ file: { path, value: screen }, path: keys, value }) => {
      const isOwn = path === file.path && ['recordTab', 'emptyStateTab'].includes(String(keys.at(-1)));
      const isOverview =
        keys.at(-1) === 'recordTab' && textsIn(screen).includes(`../resources/${file.name}.json`);
      return value === tab && (isOwn || isOverview);
    });
  const texts = new Set(everywhere.map(({ value }) => value));

  /** Returns the texts with which resources and operations may refer to the properties of an entity. */
  function referringTextsOf(entity: string): Set<string> {
    const resources = project.resources.filter(({ value }) => nameOf(value.entity.$ref) === entity);
    const bodies = project.endpoints.flatMap(({ value }) =>
      Object.values(value.operations ?? {}).map(({ body }) => body),
    );
    const filters = bodies.flatMap((body) =>
      body && 'page' in body && nameOf(body.page.$ref) === entity ? body.filter : [],
    );
    return new Set([
      ...resources.flatMap(({ value }) =>
        resourceKeywords.flatMap((keyword) => textsIn(valueAtPath(value, [keyword]))),
      ),
      ...filters,
    ]);
  }
  const referringTexts = new Map(project.entities.map(({ name }) => [name, referringTextsOf(name)]));

  function isReferenced({ file, path, isNamed }: SchemaSite): boolean {
    const [name, map] = [String(path.at(-1)), path.at(-2)];
    if (!isNamed || file.path.startsWith('schemas/families/')) return false;
    const within = (keys: SitePath) => textsIn(valueAtPath(file.value, keys)).includes(name);
    if (map === 'operations') return texts.has(name);
    if (map === 'definitions') return textsIn(file.value).includes(`#/definitions/${name}`);
    if (map === 'states' || map === 'kinds') return true;
    if (map === 'groups') return true;
    if (map === 'recordTabs') return refersToTab(file, name);
    if (
      map !== 'properties' ||
      path.some((key) => entityKeywords.includes(String(key)) || key === 'x-visible-when')
    )
      return false;
    const owner = path.slice(0, -2);
    if (entityKeywords.some((keyword) => within([...owner, keyword]))) return true;
    return owner.length === 0 && referringTexts.get(file.name)?.has(name) === true;
  }
  return spots.filter(isReferenced);
}

/** Returns the values of all members with this name, at any depth. */
const under = (value: unknown, key: string): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((part) => under(part, key));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, below]) => (name === key ? [below] : under(below, key)));
};

/** Returns the choices that their own file refers to: as a state, in a condition, or as a default. */
export const findReferencedChoices = (spots: readonly SchemaSite[]): SchemaSite[] =>
  spots.filter(({ file, path, value }) => {
    if (typeof value !== 'string' || path.at(-1) !== 'const' || path.at(-3) !== 'oneOf') return false;
    const property = String(path.at(-4));
    const owner = valueAtPath(file.value, path.slice(0, -5));
    const lifecycle = valueAtPath(owner, ['x-lifecycle']);
    const conditions = Object.values(Object(valueAtPath(owner, ['properties']))).map((schema) =>
      valueAtPath(schema, ['x-visible-when']),
    );
    const referring = [
      ...[...entityKeywords.map((keyword) => valueAtPath(owner, [keyword])), ...conditions].flatMap((place) =>
        under(place, property),
      ),
      valueAtPath(lifecycle, ['property']) === property ? valueAtPath(lifecycle, ['states']) : undefined,
      valueAtPath(owner, ['properties', property, 'default']),
    ];
    return textsIn(referring).includes(value);
  });

/** Returns the paths of files that another file refers to. */
export function findReferencedFiles(spots: readonly SchemaSite[]): Set<string> {
  const refs = spots.filter(({ path, value }) => path.at(-1) === '$ref' && !String(value).startsWith('#'));
  return new Set(
    refs.map(({ value, file }) => new URL(String(value), `file:///${file.path}`).pathname.slice(1)),
  );
}
