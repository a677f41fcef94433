import type { FamilySource } from '../../load/sources/FamilySource.ts';
import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import type { TaskSource } from '../../load/sources/ScreenSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { propertyOfColumn } from '../../normalize/normalizeResources.ts';
import { findParentResource } from '../families/familyRules.ts';
import type { EntityProperties, RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  rootLocation,
  unknownNames,
  violation,
} from '../RuleViolation.ts';

interface HiddenProperty extends JsonLocation<string> {
  readonly entity: SchemaSource;
  readonly properties: EntityProperties;
  /** Operators create or change records of the entity. */
  readonly isEntered: boolean;
  /** The values that new records of a family have. */
  readonly constants?: FamilySource['constants'];
}

const isEditable = ({ create, modify, save }: ResourceSource['roles'] = {}): boolean =>
  (create ?? modify ?? save) !== undefined;

/** Returns all properties that a resource, a family or a task hides, each with its entity. */
function findHiddenProperties(sources: RuleContext): HiddenProperty[] {
  const hiders = [
    ...sources.resources.map((file) => ({
      file,
      ref: file.value.entity,
      isEntered: isEditable(file.value.roles),
    })),
    ...sources.tasks.map((file) => ({ file, ref: file.value.entity, isEntered: true })),
    ...sources.families.map((file) => {
      const parent = findParentResource(file.value, sources)?.value;
      const { constants } = file.value;
      return { file, ref: parent?.entity, isEntered: isEditable(parent?.roles), constants };
    }),
  ];
  return hiders.flatMap(({ file, ref, ...hider }) => {
    const entity = ref && sources.entity(ref);
    const places = elementLocations(rootLocation<unknown>(file), 'hide', file.value.hide);
    const properties = (ref && sources.propertiesOf(ref)) ?? {};
    return entity ? places.map((place) => ({ ...place, entity, properties, ...hider })) : [];
  });
}

/** Every name in `hide` is a property of the entity. */
const hiddenPropertyNames: SchemaRule = function* (sources) {
  for (const { properties: known, ...name } of findHiddenProperties(sources)) {
    yield* unknownNames([name], 'The entity has no property', Object.keys(known));
  }
};

/**
 * A form does not hide a required property, unless the property is `readOnly`, has a `default` or
 * `x-visible-when`, or is one of the `constants` of the family.
 */
const noHiddenRequiredProperty: SchemaRule = function* (sources) {
  for (const { entity, properties, isEntered, constants, ...name } of findHiddenProperties(sources)) {
    const schema = properties[name.value];
    const isFilled =
      schema?.readOnly ||
      schema?.default !== undefined ||
      schema?.['x-visible-when'] !== undefined ||
      name.value in (constants ?? {});
    if (isEntered && entity.required?.includes(name.value) && !isFilled)
      yield violation(
        name,
        `"${name.value}" is required, so it cannot be hidden.`,
        remedyFor(schema, constants !== undefined),
      );
  }
};

/** A form sends the `default` of a hidden property, but no other constant value. Only a family has `constants`. */
function remedyFor(schema: SchemaSource | undefined, hasConstants: boolean): string {
  const initial =
    schema?.const === undefined ? 'Add a "default"' : `Add "default": ${JSON.stringify(schema.const)}`;
  const fixed = hasConstants && schema?.type === 'string' ? ', set its value in "constants"' : '';
  return `${initial}${fixed}, or remove it from "hide".`;
}

/** No property in `hide` of a resource is one of its columns or filters. */
const noListedHiddenProperty: SchemaRule = function* ({ resources }) {
  for (const file of resources) {
    const { columns = [], filters = [], hide } = file.value;
    const shown = [...columns.map(propertyOfColumn), ...filters];
    for (const name of elementLocations(rootLocation<unknown>(file), 'hide', hide))
      if (shown.includes(name.value))
        yield violation(
          name,
          `"${name.value}" is hidden but is a column or a filter.`,
          'Remove it from "columns" and "filters", or from "hide".',
        );
  }
};

export const hiddenPropertyRules: readonly SchemaRule[] = [
  hiddenPropertyNames,
  noHiddenRequiredProperty,
  noListedHiddenProperty,
];

interface FormLocation extends JsonLocation<ResourceSource | TaskSource> {
  readonly properties: EntityProperties;
}

/** Returns the forms of resources and tasks whose entity is known. */
const findForms = ({ resources, tasks, propertiesOf }: RuleContext): FormLocation[] =>
  [...resources, ...tasks].flatMap((file) => {
    const properties = propertiesOf(file.value.entity);
    return properties ? [{ ...rootLocation<ResourceSource | TaskSource>(file), properties }] : [];
  });

/** Every group of a form has a caption in `groups`, and every group there has at least one property. */
const captionedGroups: SchemaRule = function* (sources) {
  for (const place of findForms(sources)) {
    const titled = Object.keys(place.value.groups ?? {});
    const used = Object.values(place.properties).flatMap((schema) => schema['x-ui']?.group ?? []);
    for (const group of new Set(used))
      if (!titled.includes(group) && hasGroupTitle(group, place, sources))
        yield violation(
          locationAt(place, ['groups'], undefined),
          `The group "${group}" of the entity has no caption.`,
          didYouMean(group, titled).withAlternative('Or add it to "groups".'),
        );
    for (const group of titled)
      if (!used.includes(group))
        yield violation(
          locationAt(place, ['groups', group], undefined),
          `The group "${group}" is empty.`,
          didYouMean(group, new Set(used)),
        );
  }
};

/** Returns whether any form of the same entity has a caption for the group. */
const hasGroupTitle = (group: string, { value }: FormLocation, sources: RuleContext): boolean =>
  groupTitlesOf(nameOfRef(value.entity.$ref), sources).includes(group);

const groupTitlesOf = (entity: string, sources: RuleContext): string[] =>
  findForms(sources)
    .filter(({ value }) => nameOfRef(value.entity.$ref) === entity)
    .flatMap(({ value }) => Object.keys(value.groups ?? {}));

/** At least one form of an entity has a caption for the `group` of each property. */
const knownGroup: SchemaRule = function* (sources) {
  const shown = new Set(findForms(sources).map(({ value }) => nameOfRef(value.entity.$ref)));
  for (const place of sources.schemasWith('x-ui')) {
    const group = place.value['x-ui']?.group;
    if (group === undefined || !shown.has(place.entity.name) || place.owner !== place.entity.value) continue;
    const titled = groupTitlesOf(place.entity.name, sources);
    yield* unknownNames(
      [locationAt(place, ['x-ui', 'group'], group)],
      'No form has a caption for the group',
      titled,
    );
  }
};

/** A form does not fold a required property, unless the property has a `default` or `x-visible-when`. */
const noFoldedRequiredProperty: SchemaRule = function* (sources) {
  for (const place of sources.schemasWith('x-ui')) {
    const schema = place.value;
    if (!schema['x-ui']?.folded) continue;
    const { property: name = '' } = place;
    const isFilled = schema.default !== undefined || schema['x-visible-when'] !== undefined;
    if (place.owner.required?.includes(name) && !isFilled)
      yield violation(
        locationAt(place, ['x-ui', 'folded'], true),
        `"${name}" is required, so it cannot be folded.`,
        'Add a "default", or remove "folded".',
      );
  }
};

export const formGroupRules: readonly SchemaRule[] = [captionedGroups, knownGroup, noFoldedRequiredProperty];
