import { posix } from 'node:path';
import { isPublishedReference } from '../../external/publishedReference.ts';
import { type Project, type ProjectFile, schemaFilesOf } from '../../load/Project.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { defaultParent } from '../../normalize/normalizeResources.ts';
import type { PrerequisiteRule, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
  warning,
  withRepair,
} from '../RuleViolation.ts';

/** Returns the folder of the files that a `$ref` may name: back ends, resources, tasks, metrics or entities. */
function targetFolderOf({ file, pointer }: JsonLocation<string>): string {
  // Properties of entities and families may have any name, such as "task".
  if (file.path.startsWith('schemas/entities/') || pointer.startsWith('/properties/'))
    return 'schemas/entities';
  if (pointer === '/backend/$ref') return 'schemas/backends';
  if (/\/(resource|extends|initialList)\/\$ref$/.test(pointer)) return 'schemas/resources';
  if (pointer.endsWith('/metrics/$ref')) return 'schemas/metrics';
  return pointer.endsWith('/task/$ref') ? 'schemas/tasks' : 'schemas/entities';
}

const existingPathsOf = (all: Project): ReadonlySet<string> =>
  new Set([...schemaFilesOf(all).map(({ path }) => path), ...all.unreadable]);

/** Returns the path of the file that a `$ref` names. */
const targetOf = ({ file, value }: JsonLocation<string>): string =>
  posix.join(posix.dirname(file.path), value);

/**
 * Every `$ref` to another file leads to an existing file of the right kind. The resource that a family varies
 * exists, too.
 */
export const createDanglingReferenceRule = (all: Project): PrerequisiteRule =>
  function* (sound) {
    // Broken files exist, too: `all` includes them, and other rules report them.
    const paths = existingPathsOf(all);
    for (const ref of findReferences(sound)) {
      if (ref.value.startsWith('#') || isPublishedReference(ref.value)) continue;
      const target = targetOf(ref);
      const folder = targetFolderOf(ref);
      if (posix.dirname(target) === folder && paths.has(target)) continue;
      const names = [...paths]
        .filter((path) => posix.dirname(path) === folder)
        .map((path) => posix.relative(posix.dirname(ref.file.path), path));
      yield violation(ref, `There is no file "${target}" in ${folder}.`, didYouMean(ref.value, names));
    }
    const hasParent = paths.has(`schemas/resources/${defaultParent}.json`);
    for (const file of sound.families)
      if (file.value.extends === undefined && !hasParent)
        yield violation(
          rootLocation<unknown>(file),
          `The family varies the resource "${defaultParent}", which does not exist.`,
          'Add the resource, or name another one in "extends".',
        );
  };

const definitionPattern = /^#\/definitions\/([^/]+)$/;

/** Every `$ref` within a file leads to a definition of that file. */
const definitionReference: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('$ref')) {
    const { $ref } = place.value;
    if (!$ref?.startsWith('#')) continue;
    const known = Object.keys(place.entity.value.definitions ?? {});
    const name = definitionPattern.exec($ref)?.[1];
    if (name === undefined || !known.includes(name))
      yield violation(
        locationAt(place, ['$ref'], $ref),
        `There is no definition "${$ref}".`,
        didYouMean(name ?? $ref, known),
      );
  }
};

/**
 * No entity or definition contains itself through `$ref`, because validators and forms have every reference
 * written out.
 */
const noReferenceCycle: SchemaRule = function* ({ schemasWith }) {
  const edges = schemasWith('$ref').flatMap((place) => {
    const { $ref } = place.value;
    if ($ref === undefined || isPublishedReference($ref)) return [];
    const to = $ref.startsWith('#') ? `${place.file.name}${$ref}` : nameOfRef($ref);
    const within = /^\/definitions\/([^/]+)/.exec(place.pointer)?.[1];
    return [{ place, from: within ? `${place.file.name}#/definitions/${within}` : place.file.name, to }];
  });
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const reach = (from: string, seen: Set<string> = new Set()): Set<string> => {
    for (const to of next.get(from) ?? []) if (!seen.has(to)) reach(to, seen.add(to));
    return seen;
  };
  for (const { place, from, to } of edges)
    if (to === from || reach(to).has(from))
      yield violation(
        locationAt(place, ['$ref'], to),
        `"${from}" contains itself through "$ref".`,
        'Refer to the other record by its uuid, with "x-reference".',
      );
};

const keywordsBesideReference = [
  '$ref',
  'title',
  'description',
  'x-i18n',
  'x-ui',
  'x-visible-when',
  'x-omit-from-list',
  'x-messages',
  'x-migrations',
  'readOnly',
];

/**
 * A schema with `$ref` has no keyword that JSON Schema would ignore there. Captions, `x-ui`,
 * `x-visible-when`, `x-omit-from-list`, `x-messages`, `x-migrations` and `readOnly` are allowed.
 */
const noIgnoredKeyword: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('$ref'))
    for (const word of place.value.$ref === undefined ? [] : Object.keys(place.value))
      if (!keywordsBesideReference.includes(word))
        yield violation(
          locationAt(place, [word], undefined),
          `"${word}" beside "$ref" has no effect.`,
          'Move it to the schema that "$ref" names.',
        );
};

export const referenceRules: readonly SchemaRule[] = [
  definitionReference,
  noReferenceCycle,
  noIgnoredKeyword,
];

/** Returns every `$ref` at any depth. */
function findReferences(project: Project): JsonLocation<string>[] {
  const found: JsonLocation<string>[] = [];
  const path: string[] = [];
  const visit = (file: ProjectFile<unknown>, value: Readonly<Record<string, unknown>>): void => {
    for (const key in value) {
      const below: unknown = value[key];
      if (typeof below === 'object' && below !== null) {
        path.push(key);
        visit(file, below as Readonly<Record<string, unknown>>);
        path.pop();
      } else if (key === '$ref' && typeof below === 'string')
        found.push(locationAt(rootLocation(file), [...path, key], below));
    }
  };
  for (const file of schemaFilesOf(project)) visit(file, file.value as Readonly<Record<string, unknown>>);
  return found;
}

/** At least one `$ref` leads to every entity. */
export const createUnusedEntityRule = (all: Project): SchemaRule =>
  function* (sources) {
    if (all.unreadable.length > 0) return;
    // References in broken files count, too: `all` includes these files.
    const references = findReferences(all).filter(
      ({ value }) => !value.startsWith('#') && !isPublishedReference(value),
    );
    const used = new Set(references.map(targetOf));
    const paths = existingPathsOf(all);
    // A dangling reference may be a misspelled reference to it.
    if ([...used].some((path) => !paths.has(path))) return;
    for (const file of sources.entities)
      if (!used.has(file.path))
        yield warning(
          rootLocation<unknown>(file),
          'No schema file refers to this entity.',
          'Refer to it in an endpoint table or in another entity, or remove the file.',
        );
  };

/** At least one `$ref` in a file leads to each of its definitions. */
const usedDefinition: SchemaRule = function* ({ entities, schemasWith }) {
  const used = new Set(schemasWith('$ref').map(({ file, value }) => `${file.path}${value.$ref}`));
  for (const file of entities) {
    const { definitions = {} } = file.value;
    const known = Object.keys(definitions).map((name) => `${file.path}#/definitions/${name}`);
    for (const [name, place] of memberLocations(rootLocation(file), 'definitions', definitions)) {
      if (used.has(`${file.path}#/definitions/${name}`)) continue;
      // A dangling reference may be a misspelled reference to it.
      const isMistyped = [...used].some((ref) => ref.startsWith(`${file.path}#`) && !known.includes(ref));
      const found = warning(place, `The definition "${name}" is not used.`, 'Remove it.');
      yield isMistyped ? found : withRepair(found, { remove: true });
    }
  }
};

/** Rules for unused definitions. */
export const unusedDefinitionRules: readonly SchemaRule[] = [usedDefinition];
