import type { SchemaSource } from '../../../load/sources/SchemaSource.ts';
import { choicesOf, type EntitySchemaLocation, type SchemaRule } from '../../RuleContext.ts';
import { type JsonLocation, locationAt, violation } from '../../RuleViolation.ts';
import { integerBoundOf } from './integerBound.ts';
import { type Lengths, patternLengths } from './patternLengths.ts';

/** Lower limits and the upper limits of the same quantity. */
const limitPairs = [
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

type Limit = (typeof limitPairs)[number][number] | 'multipleOf';

/** The parts of a schema that limit its values. */
type LimitedValue = Pick<SchemaSource, 'type'> & { readonly [keyword in Limit]?: number };

/** Returns whether two limits in order leave no value: no integer, no multiple of a step, or an excluded bound. */
function leavesNoValue(
  { type, multipleOf: step }: LimitedValue,
  [low, least]: readonly [string, number],
  [high, largest]: readonly [string, number],
): boolean {
  const isExclusive = [low, high].some((keyword) => keyword.startsWith('exclusive'));
  if (type !== 'integer') return isExclusive && least === largest;
  const first = integerBoundOf(low, least);
  const last = integerBoundOf(high, largest);
  if (step === undefined || !Number.isInteger(step)) return first > last;
  return Math.ceil(first / step) * step > last;
}

/** Returns the pairs of a lower and an upper limit that no value satisfies. */
export const contradictoryLimits = (schema: LimitedValue): (typeof limitPairs)[number][] =>
  limitPairs.filter(([low, high]) => {
    const [least, largest] = [schema[low], schema[high]];
    if (least === undefined || largest === undefined) return false;
    return least > largest || leavesNoValue(schema, [low, least], [high, largest]);
  });

/** A lower limit, such as `minimum` or `exclusiveMinimum`, and the upper limit leave a valid value between them. */
const orderedLimits: SchemaRule = function* ({ schemasWith }) {
  for (const place of new Set(limitPairs.flatMap(([low]) => schemasWith(low)))) {
    const schema: LimitedValue = place.value;
    for (const [low, high] of contradictoryLimits(schema)) {
      const isReversed = Number(schema[low]) > Number(schema[high]);
      const step = schema.multipleOf === undefined ? '' : ' and "multipleOf"';
      yield violation(
        locationAt(place, [low], schema[low]),
        isReversed
          ? `"${low}" is greater than "${high}", so no value is valid.`
          : `No value is valid, because of "${low}", "${high}"${step}.`,
        isReversed ? 'Swap the two values.' : `Lower "${low}" or raise "${high}".`,
      );
    }
  }
};

/** The lengths of the texts of each format that limits them. */
const formatLengths: Readonly<Record<string, Lengths>> = {
  date: [10, 10],
  'date-time': ['2000-01-01T00:00:00Z'.length, Number.POSITIVE_INFINITY],
};

const anyLength: Lengths = [0, Number.POSITIVE_INFINITY];

/** Returns the limits of length that no text of the format, or no text that matches the pattern, satisfies. */
export function limitsWithoutRoom({
  format = '',
  pattern = '',
  minLength = 0,
  maxLength = Number.POSITIVE_INFINITY,
}: SchemaSource): ('minLength' | 'maxLength')[] {
  const lengths = [formatLengths[format] ?? anyLength, patternLengths(pattern)];
  return [
    ...(lengths.some(([shortest]) => maxLength < shortest) ? (['maxLength'] as const) : []),
    ...(lengths.some(([, longest]) => minLength > longest) ? (['minLength'] as const) : []),
  ];
}

/** `minLength` and `maxLength` leave room for the texts of the `format`, and for texts that match the `pattern`. */
const textRoom: SchemaRule = function* ({ schemasWith }) {
  for (const cause of ['format', 'pattern'] as const)
    for (const place of schemasWith(cause)) {
      const { [cause]: text, minLength, maxLength } = place.value;
      for (const keyword of limitsWithoutRoom({ [cause]: text, minLength, maxLength }))
        yield violation(
          locationAt(place, [keyword], undefined),
          `No text of the ${cause} "${text}" has this length.`,
          cause === 'format' ? `Remove "${keyword}".` : `Change "${keyword}" or "pattern".`,
        );
    }
};

/** An array of different items does not require more items than there are choices. */
const enoughChoices: SchemaRule = function* ({ schemasWith, followReference }) {
  for (const place of schemasWith('uniqueItems')) {
    const { uniqueItems, items, minItems } = place.value;
    const item = uniqueItems && items ? followReference(place, items) : undefined;
    const count = item?.type === 'boolean' ? 2 : choicesOf(item)?.length;
    if (minItems !== undefined && count !== undefined && minItems > count)
      yield violation(
        locationAt(place, ['minItems'], minItems),
        `No value is valid, because only ${count} different items exist.`,
        'Lower "minItems", or remove "uniqueItems".',
      );
  }
};

/** Every choice and constant satisfies the other keywords of its property, such as `maxLength` and `pattern`. */
const possibleChoices: SchemaRule = function* ({ schemasWith, describeInvalidValue }) {
  for (const place of new Set(['oneOf', 'enum', 'const'].flatMap(schemasWith)))
    for (const [choice, limits] of findFixedValues(place)) {
      // Another rule reports values of another type.
      const { type: _, ...others } = limits;
      const reason = describeInvalidValue(others, choice.value);
      if (reason !== undefined)
        yield violation(
          choice,
          `The value ${JSON.stringify(choice.value)} is never valid: ${reason}.`,
          'Change the value or the other keyword.',
        );
    }
};

/** Returns the fixed values of a schema, each with the keywords that limit it. */
function findFixedValues(place: EntitySchemaLocation): [JsonLocation<unknown>, SchemaSource][] {
  const { const: only, ...selectable } = place.value;
  const { oneOf = [], enum: bare = [], ...limits } = selectable;
  return [
    ...oneOf.map((choice, index) => [locationAt(place, ['oneOf', index, 'const'], choice.const), limits]),
    ...bare.map((value, index) => [locationAt(place, ['enum', index], value), limits]),
    ...('const' in place.value ? [[locationAt(place, ['const'], only), selectable]] : []),
  ] as [JsonLocation<unknown>, SchemaSource][];
}

/** Rules for limits that no value satisfies. */
export const limitRules: readonly SchemaRule[] = [orderedLimits, textRoom, enoughChoices, possibleChoices];
