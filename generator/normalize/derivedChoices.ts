import { posix } from 'node:path';
import type { Project, ProjectFile } from '../load/Project.ts';
import type { FamilySource } from '../load/sources/FamilySource.ts';
import type { SchemaSource } from '../load/sources/SchemaSource.ts';
import { captionsOf } from './captions.ts';
import type { CaptionsByLocale } from './model/Entity.ts';

/** One choice of `x-choices`. */
interface DerivedChoice {
  readonly value: string;
  /** The title of the family or entity in every locale. */
  readonly captions: CaptionsByLocale;
  /** The file that has the title. */
  readonly file: string;
}

export type ChoiceFiles = Pick<Project, 'families' | 'entities' | 'resources'>;

/** Returns the choices of a property with `x-choices`; none for other properties. */
export function derivedChoicesOf(
  { 'x-choices': source }: SchemaSource,
  property: string,
  files: ChoiceFiles,
): DerivedChoice[] {
  if (source === 'families') return familyChoicesOf(files.families, property);
  return source === 'loggedEntities' ? loggedEntityChoicesOf(files) : [];
}

/** Returns the constants of the families for a property, in the order of the navigation. */
const familyChoicesOf = (families: readonly ProjectFile<FamilySource>[], property: string): DerivedChoice[] =>
  [...families]
    .sort((a, b) => a.value.navigationOrder - b.value.navigationOrder || (a.name < b.name ? -1 : 1))
    .flatMap(({ path, value: family }) => {
      const { [property]: value } = family.constants;
      return value === undefined ? [] : [{ value, captions: titlesOf(captionsOf(family)), file: path }];
    });

/** The roles of a resource that change a record which operators edit. */
const editingRoles = ['create', 'modify', 'save'] as const;

/** Returns the paths of the entity files whose records a resource creates, modifies or saves. */
export const editedEntitiesOf = (resources: ChoiceFiles['resources']): ReadonlySet<string> =>
  new Set(
    resources.flatMap(({ path, value: { entity, roles } }) =>
      editingRoles.some((role) => roles[role] !== undefined)
        ? posix.join(posix.dirname(path), entity.$ref)
        : [],
    ),
  );

/**
 * Returns the entities whose changes the log of configuration changes has, sorted by name: those that a
 * resource creates, modifies or saves, except those with `x-change-log: false`.
 */
function loggedEntityChoicesOf({ entities, resources }: ChoiceFiles): DerivedChoice[] {
  const edited = editedEntitiesOf(resources);
  return entities
    .filter(({ path, value }) => edited.has(path) && value['x-change-log'] !== false)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, path, value }) => ({ value: name, captions: titlesOf(captionsOf(value)), file: path }));
}

const titlesOf = (captions: CaptionsByLocale): CaptionsByLocale =>
  Object.fromEntries(Object.entries(captions).map(([locale, { title = '' }]) => [locale, { title }]));
