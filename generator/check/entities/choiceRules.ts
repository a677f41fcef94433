import type { SchemaSource } from '../../load/schemaSources.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import type { EntitySchemaLocation, SchemaRule } from '../RuleContext.ts';
import {
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  violation,
} from '../RuleViolation.ts';

/** Choices are told apart. */
const distinctChoices: SchemaRule = function* ({ schemas }) {
  for (const place of schemas) {
    const seen = new Set<unknown>();
    for (const choice of elementLocations(place, 'oneOf', place.value.oneOf)) {
      if (seen.has(choice.value.const))
        yield violation(
          choice,
          `The choice ${JSON.stringify(choice.value.const)} is there twice.`,
          'Remove one of them.',
        );
      seen.add(choice.value.const);
    }
  }
};

const choiceKeywords = ['oneOf', 'x-choices', 'enum'] as const;

/** Choices have one source. */
const singleChoiceSource: SchemaRule = function* ({ schemas }) {
  for (const place of schemas) {
    const [kept, ...others] = choiceKeywords.filter((word) => place.value[word] !== undefined);
    for (const word of others)
      yield violation(
        locationAt(place, [word], undefined),
        'Choices are given twice.',
        `Keep "${kept}" and remove "${word}".`,
      );
  }
};

/** Choices that people see have captions. */
const captionedChoices: SchemaRule = function* ({ schemas, resources, tasks }) {
  const shown = new Set([...resources, ...tasks].map(({ value }) => nameOfRef(value.entity.$ref)));
  for (const place of schemas)
    if (place.value.enum && place.property !== undefined && shown.has(place.entity.name))
      yield violation(
        locationAt(place, ['enum'], undefined),
        `The choices of "${place.property}" have no captions: people would see ${JSON.stringify(place.value.enum[0])}.`,
        'Write them as "oneOf": [{"const": …, "title": …, "x-i18n": …}].',
      );
};

/** Families fix a property by its name. */
const familyChoiceProperty: SchemaRule = function* ({ schemas, familyValues }) {
  for (const place of schemas) {
    if (place.value['x-choices'] === undefined) continue;
    const at = locationAt(place, ['x-choices'], undefined);
    if (place.property === undefined)
      yield violation(
        at,
        'Only a property can have the choices of families.',
        'Say it at the property itself.',
      );
    else if (familyValues(place.property)?.length === 0)
      yield violation(
        at,
        `No family fixes "${place.property}": there is nothing to choose.`,
        'Name it in "constants" of each family, or list the choices as "oneOf".',
      );
  }
};

/** Rules of what there is to choose. */
export const choiceRules: readonly SchemaRule[] = [
  distinctChoices,
  singleChoiceSource,
  captionedChoices,
  familyChoiceProperty,
];

const isOfType = (type: SchemaSource['type'], value: unknown): boolean =>
  type === undefined || type === typeof value || (type === 'integer' && Number.isInteger(value));

/** Every value that a schema offers or insists on. */
const findChoiceValues = (place: EntitySchemaLocation): JsonLocation<unknown>[] => [
  ...elementLocations(place, 'oneOf', place.value.oneOf).map((choice) =>
    locationAt(choice, ['const'], choice.value.const),
  ),
  ...elementLocations(place, 'enum', place.value.enum),
  ...('const' in place.value ? [locationAt(place, ['const'], place.value.const)] : []),
];

/** What can be chosen is of the type that the property has: anything else would be refused. */
const choiceTypes: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    for (const choice of findChoiceValues(place))
      if (!isOfType(place.value.type, choice.value))
        yield violation(
          choice,
          `${JSON.stringify(choice.value)} can never be chosen: the type is ${place.value.type}.`,
          'Change the choice, or "type".',
        );
};

/** What a parameter takes is of its type. */
const parameterChoiceTypes: SchemaRule = function* ({ operations }) {
  for (const operation of operations)
    for (const [, parameter] of memberLocations(operation, 'query', operation.value.query))
      for (const choice of elementLocations(parameter, 'enum', parameter.value.enum))
        if (!isOfType(parameter.value.type, choice.value))
          yield violation(
            choice,
            `${JSON.stringify(choice.value)} can never be sent: the type is ${parameter.value.type}.`,
            'Change the choice, or "type".',
          );
};

/** Rules of the values of choices. */
export const choiceValueRules: readonly SchemaRule[] = [choiceTypes, parameterChoiceTypes];
