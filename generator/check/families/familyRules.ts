import type { ProjectFile } from '../../load/Project.ts';
import type { FamilySource } from '../../load/sources/FamilySource.ts';
import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import { defaultParent, propertyOfColumn } from '../../normalize/normalizeResources.ts';
import { parameterNamesOf } from '../operations/OperationLocation.ts';
import type { EntityProperties, RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  unknownName,
  unknownNames,
  violation,
} from '../RuleViolation.ts';

interface FamilyLocation extends JsonLocation<FamilySource> {
  /** The resource that the family varies. */
  readonly parent: ProjectFile<ResourceSource>;
  readonly properties: EntityProperties;
}

/** Returns the resource that a family varies; undefined if its file is missing or broken. */
export const findParentResource = (
  { extends: parent }: FamilySource,
  { resource }: RuleContext,
): ProjectFile<ResourceSource> | undefined => resource(parent ?? { $ref: `${defaultParent}.json` });

const findFamilies = (sources: RuleContext): FamilyLocation[] =>
  sources.families.flatMap((file) => {
    const parent = findParentResource(file.value, sources);
    const properties = parent && sources.propertiesOf(parent.value.entity);
    return parent && properties ? [{ ...rootLocation(file), parent, properties }] : [];
  });

/** Every name in `constants` of a family is a property of the entity. */
const constantProperties: SchemaRule = function* (sources) {
  for (const family of findFamilies(sources))
    yield* unknownNames(
      memberLocations(family, 'constants', family.value.constants).map(([name, place]) => ({
        ...place,
        value: name,
      })),
      'The entity has no property',
      Object.keys(family.properties),
    );
};

/** The list operation of a family can filter by every property in `constants`. */
const constantFilters: SchemaRule = function* (sources) {
  for (const family of findFamilies(sources)) {
    const { list = '' } = family.parent.value.roles;
    const found = sources.operation(list);
    const offered = found && parameterNamesOf(found);
    for (const [name, place] of memberLocations(family, 'constants', family.value.constants))
      if (offered && name in family.properties && !offered.has(name))
        yield violation(
          place,
          `"${list}" cannot filter by "${name}".`,
          'Add it to the filters of that operation.',
        );
  }
};

/** Returns the properties that distinguish families: those with `x-choices: families`. */
const distinguishingPropertiesOf = (properties: EntityProperties): string[] =>
  Object.keys(properties).filter((name) => properties[name]?.['x-choices'] === 'families');

/**
 * A family has every property with `x-choices: families` in its `constants`. These properties distinguish the
 * families.
 */
const distinguishingConstants: SchemaRule = function* (sources) {
  for (const family of findFamilies(sources))
    for (const name of distinguishingPropertiesOf(family.properties))
      if (!(name in family.value.constants))
        yield violation(
          locationAt(family, ['constants'], undefined),
          `"${name}" distinguishes families, but this family has no value for it.`,
          `Add "${name}" with a value that no other family has.`,
        );
};

/**
 * No two families have the same `constants`, or the same value of a property with `x-choices: families`. A
 * record belongs to one family.
 */
const distinctConstants: SchemaRule = function* (sources) {
  const owners = new Map<string, string>();
  for (const family of findFamilies(sources)) {
    const constants = Object.entries(family.value.constants).sort(([a], [b]) => (a < b ? -1 : 1));
    const told = constants.filter(([name]) => distinguishingPropertiesOf(family.properties).includes(name));
    const keys = [
      `${family.parent.name} ${JSON.stringify(constants)}`,
      ...told.map((pair) => pair.join(' ')),
    ];
    const other = keys.map((key) => owners.get(key)).find((owner) => owner !== undefined);
    if (other)
      yield violation(
        locationAt(family, ['constants'], undefined),
        `${other} has the same values in "constants".`,
        'Change one of the two, or remove it.',
      );
    for (const key of keys) owners.set(key, family.file.path);
  }
};

/** Every name in `required` of a family is one of the family's own `properties`. */
const requiredProperties: SchemaRule = function* ({ families }) {
  for (const file of families)
    for (const name of elementLocations(rootLocation<unknown>(file), 'required', file.value.required))
      if (!(name.value in (file.value.properties ?? {})))
        yield violation(
          name,
          `"${name.value}" is in "required" but is not a property of this family.`,
          didYouMean(name.value, Object.keys(file.value.properties ?? {})),
        );
};

/** `afterColumn` of a family with `columns` is a column of the resource that the family shows. */
const columnPosition: SchemaRule = function* (sources) {
  const added = new Set(sources.families.flatMap(({ value }) => (value.columns ?? []).map(propertyOfColumn)));
  for (const family of findFamilies(sources)) {
    const { afterColumn: name, columns, constants, hide = [] } = family.value;
    if (name === undefined) continue;
    const at = locationAt(family, ['afterColumn'], name);
    const all = (family.parent.value.columns ?? []).map(propertyOfColumn);
    const known = all.filter((column) => !added.has(column));
    if (columns === undefined)
      yield violation(at, '"afterColumn" has no effect without "columns".', 'Remove it, or add "columns".');
    else if (!known.includes(name)) yield unknownName(at, 'The resource has no column', name, known);
    else if (name in constants || hide.includes(name))
      yield violation(at, `The family does not show the column "${name}".`, 'Name another column.');
  }
};

/**
 * Every operation of a family belongs to an action with a transition of the same name. The service applies
 * that transition.
 */
const operationEffects: SchemaRule = function* ({ families }) {
  for (const file of families) {
    const { actions = {}, lifecycle: { transitions = {} } = {} } = file.value;
    const known = Object.entries(actions).flatMap(([name, { operation }]) =>
      name in transitions ? [operation] : [],
    );
    for (const [id, place] of memberLocations(rootLocation(file), 'operations', file.value.operations))
      if (!known.includes(id))
        yield violation(
          place,
          `The operation "${id}" has no action with a transition.`,
          'Name it in an action, and add a transition of the same name to "lifecycle": {"transitions": …}.',
        );
  }
};

export const familyRules: readonly SchemaRule[] = [
  constantProperties,
  constantFilters,
  distinguishingConstants,
  distinctConstants,
  requiredProperties,
  columnPosition,
  operationEffects,
];
