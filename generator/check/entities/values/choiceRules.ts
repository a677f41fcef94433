import { withArticle } from '../../../../src/contract/text/captions.ts';
import type { SchemaSource } from '../../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../../normalize/normalizeEntities.ts';
import { type EntitySchemaLocation, propertyNamesOf, type SchemaRule } from '../../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  findRepeated,
  impossibleValue,
  type JsonLocation,
  locationAt,
  memberLocations,
  type RuleViolation,
  violation,
} from '../../RuleViolation.ts';

/** No two choices in a `oneOf` have the same value. */
const distinctChoices: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('oneOf')) {
    const choices = elementLocations(place, 'oneOf', place.value.oneOf);
    for (const [choice] of findRepeated(choices, ({ value }) => value.const))
      yield violation(
        choice,
        `The choice ${JSON.stringify(choice.value.const)} appears twice.`,
        'Remove one of them.',
      );
  }
};

const choiceKeywords = ['oneOf', 'x-choices', 'enum'] as const;

/** A property has one source of choices: `oneOf`, `x-choices` or `enum`. */
const singleChoiceSource: SchemaRule = function* ({ schemasWith }) {
  for (const place of new Set(choiceKeywords.flatMap(schemasWith))) {
    const [kept, ...others] = choiceKeywords.filter((word) => place.value[word] !== undefined);
    for (const word of others)
      yield violation(
        locationAt(place, [word], undefined),
        `The choices are in both "${kept}" and "${word}".`,
        `Keep "${kept}" and remove "${word}".`,
      );
  }
};

/**
 * Choices on screen have captions. A property of a resource or task therefore has `oneOf` instead of `enum`.
 */
const captionedChoices: SchemaRule = function* ({ schemasWith, resources, tasks }) {
  const shown = new Set([...resources, ...tasks].map(({ value }) => nameOfRef(value.entity.$ref)));
  for (const place of schemasWith('enum'))
    if (place.value.enum && place.property !== undefined && shown.has(place.entity.name))
      yield violation(
        locationAt(place, ['enum'], undefined),
        `The choices of "${place.property}" have no captions, so operators would see ${JSON.stringify(place.value.enum[0])}.`,
        'Write them as "oneOf": [{"const": …, "title": …, "x-i18n": …}].',
      );
};

/**
 * Only a property has `x-choices`. With `families`, at least one family has that property in its `constants`.
 * With `loggedEntities`, at least one resource creates, modifies or saves records.
 */
const derivedChoiceProperty: SchemaRule = function* ({ schemasWith, derivedValues }) {
  for (const place of schemasWith('x-choices')) {
    const { 'x-choices': source } = place.value;
    if (source === undefined) continue;
    const at = locationAt(place, ['x-choices'], undefined);
    if (place.property === undefined)
      yield violation(at, 'Only a property can have "x-choices".', 'Move "x-choices" to the property.');
    else if (derivedValues(place.value, place.property)?.length === 0)
      yield source === 'families'
        ? violation(
            at,
            `No family has "${place.property}" in "constants", so there are no choices.`,
            'Add it to "constants" of each family, or list the choices in "oneOf".',
          )
        : violation(
            at,
            'The changes of no entity are logged, so there are no choices.',
            'Add a resource with a role "create", "modify" or "save", or list the choices in "oneOf".',
          );
  }
};

/** If one choice of a property has `x-uses`, all have it. */
const usesOfAllChoices: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('oneOf')) {
    const choices = elementLocations(place, 'oneOf', place.value.oneOf);
    const names = new Set(choices.flatMap(({ value }) => Object.keys(value['x-uses'] ?? {})));
    for (const choice of choices)
      if (names.size > 0 && choice.value['x-uses'] === undefined)
        yield violation(
          choice,
          `The choice ${JSON.stringify(choice.value.const)} has no "x-uses", but other choices have it.`,
          `Add "x-uses" with the properties that a record with this choice has: ${[...names].join(', ')}, or none.`,
        );
  }
};

/**
 * `x-uses` of a choice names other properties of an entity with this choice. Properties of nested objects do
 * not count.
 */
const usedProperties: SchemaRule = function* ({ schemas, schemasWith, followReference }) {
  for (const place of schemasWith('oneOf')) {
    if (!place.value.oneOf?.some((choice) => choice['x-uses'])) continue;
    const users = schemas.filter(
      (one) =>
        one.property !== undefined &&
        one.owner === one.entity.value &&
        followReference(one, one.value) === place.value,
    );
    const known = new Set(
      users.flatMap(({ owner, property }) => propertyNamesOf(owner).filter((name) => name !== property)),
    );
    for (const choice of elementLocations(place, 'oneOf', place.value.oneOf))
      for (const [name, at] of memberLocations(choice, 'x-uses', choice.value['x-uses']))
        if (!known.has(name))
          yield violation(
            at,
            `"x-uses" names "${name}", which is no other property of an entity with this choice.`,
            didYouMean(name, known),
          );
  }
};

/** Rules for choices. */
export const choiceRules: readonly SchemaRule[] = [
  distinctChoices,
  singleChoiceSource,
  captionedChoices,
  derivedChoiceProperty,
  usesOfAllChoices,
  usedProperties,
];

/** Returns whether a value has the type of a property. A property of unknown type can hold any value. */
const isOfType = (type: SchemaSource['type'], value: unknown): boolean =>
  type === undefined || type === typeof value || (type === 'integer' && Number.isInteger(value));

/** A value at a location is one that a property with a type and choices can hold. */
export function* checkPossible(
  place: JsonLocation<unknown>,
  property: string,
  value: unknown,
  type: SchemaSource['type'],
  choices: readonly unknown[] | undefined,
): Iterable<RuleViolation> {
  if (choices) {
    if (!choices.includes(value)) yield impossibleValue(place, property, value, choices);
  } else if (type && !isOfType(type, value))
    yield violation(place, `"${property}" cannot be ${JSON.stringify(value)}.`, `Use ${withArticle(type)}.`);
}

/** Returns the locations of all values in `oneOf`, `enum` and `const` of a schema. */
const findChoiceValues = (place: EntitySchemaLocation): JsonLocation<unknown>[] => [
  ...elementLocations(place, 'oneOf', place.value.oneOf).map((choice) =>
    locationAt(choice, ['const'], choice.value.const),
  ),
  ...elementLocations(place, 'enum', place.value.enum),
  ...('const' in place.value ? [locationAt(place, ['const'], place.value.const)] : []),
];

/** Every choice has the type of its property. A value of another type would be refused. */
const choiceTypes: SchemaRule = function* ({ schemasWith }) {
  for (const place of new Set(['oneOf', 'enum', 'const'].flatMap(schemasWith)))
    for (const choice of findChoiceValues(place))
      if (!isOfType(place.value.type, choice.value))
        yield violation(
          choice,
          `The value ${JSON.stringify(choice.value)} is not of type ${place.value.type}.`,
          'Change the value or "type".',
        );
};

/** Every choice of a query parameter has the type of the parameter. */
const parameterChoiceTypes: SchemaRule = function* ({ operations }) {
  for (const operation of operations)
    for (const [, parameter] of memberLocations(operation, 'query', operation.value.query))
      for (const choice of elementLocations(parameter, 'enum', parameter.value.enum))
        if (!isOfType(parameter.value.type, choice.value))
          yield violation(
            choice,
            `The value ${JSON.stringify(choice.value)} is not of type ${parameter.value.type}.`,
            'Change the value or "type".',
          );
};

/** Rules for the types of choices. */
export const choiceValueRules: readonly SchemaRule[] = [choiceTypes, parameterChoiceTypes];
