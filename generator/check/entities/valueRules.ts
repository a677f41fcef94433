import { validatorFormats } from '../../emit/validators/StandaloneValidators.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { didYouMean, locationAt, violation, withArticle } from '../RuleViolation.ts';

/** A list says what it holds, and how many at most: nobody should be able to send a million. */
const boundedArray: SchemaRule = function* ({ schemas }) {
  for (const place of schemas) {
    if (place.value.type === 'array' && place.value.maxItems === undefined)
      yield violation(place, 'An array says how many items it takes at most.', 'Add "maxItems".');
    if (place.value.type === 'array' && place.value.items === undefined)
      yield violation(place, 'An array says what it holds.', 'Add "items".');
  }
};

/** A free text says how long it may be. */
const boundedText: SchemaRule = function* ({ schemas }) {
  for (const place of schemas) {
    const { type, maxLength, format, oneOf } = place.value;
    const isLimited =
      maxLength !== undefined ||
      format !== undefined ||
      oneOf !== undefined ||
      'x-choices' in place.value ||
      'enum' in place.value ||
      'const' in place.value;
    if (type === 'string' && !isLimited)
      yield violation(place, 'A free text says how long it may be.', 'Add "maxLength".');
  }
};

/** Something has a type. */
const valueType: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.value.type === undefined && place.value.$ref === undefined)
      yield violation(place, 'A property says of what type it is.', 'Add "type".');
};

const limitPairs = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

/** Limits leave something between them. */
const orderedLimits: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    for (const [low, high] of limitPairs) {
      const values = place.value as Readonly<Record<string, number | undefined>>;
      const [least, largest] = [values[low], values[high]];
      if (least !== undefined && largest !== undefined && least > largest)
        yield violation(
          locationAt(place, [low], least),
          `"${low}" is above "${high}": nothing fits.`,
          'Exchange the two.',
        );
    }
};

const keywordsByType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'x-verbatim'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems', 'items'],
  object: ['properties', 'required', 'additionalProperties'],
};

/** A keyword says something about the type beside it. */
const typeKeywords: SchemaRule = function* ({ schemas }) {
  for (const place of schemas) {
    const type = place.value.type === 'integer' ? 'number' : place.value.type;
    for (const [owner, keywords] of Object.entries(keywordsByType))
      for (const keyword of keywords)
        if (type !== undefined && owner !== type && keyword in place.value)
          yield violation(
            locationAt(place, [keyword], undefined),
            `"${keyword}" says nothing about ${withArticle(place.value.type ?? '')}.`,
            `Remove it, or change "type" to "${owner}".`,
          );
  }
};

/** Formats are among those that the validators know. */
const knownFormat: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.value.format !== undefined && !(place.value.format in validatorFormats))
      yield violation(
        locationAt(place, ['format'], place.value.format),
        `The format "${place.value.format}" is not supported.`,
        `${didYouMean(place.value.format, Object.keys(validatorFormats))} Or say it with "pattern".`,
      );
};

const impliedKeywords = ['required', 'type', 'enum'];

/** A message is for a keyword that can be violated. */
const messageKeywords: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    for (const keyword of Object.keys(place.value['x-messages'] ?? {}))
      if (!impliedKeywords.includes(keyword) && !(keyword in place.value) && place.value.$ref === undefined)
        yield violation(
          locationAt(place, ['x-messages', keyword], undefined),
          `There is a message for "${keyword}", but the property has no such keyword.`,
          didYouMean(keyword, [
            ...impliedKeywords,
            ...Object.keys(place.value).filter((word) => !word.startsWith('x-')),
          ]),
        );
};

/** Nobody understands a pattern: words say what is wrong. */
const patternMessage: SchemaRule = function* ({ schemas, resources, tasks }) {
  const entered = new Set([...resources, ...tasks].map(({ value }) => nameOfRef(value.entity.$ref)));
  for (const place of schemas) {
    const { pattern, readOnly, 'x-messages': messages } = place.value;
    if (pattern !== undefined && !readOnly && entered.has(place.entity.name) && !messages?.pattern)
      yield violation(
        locationAt(place, ['pattern'], pattern),
        `Who enters something else is told to keep to ${pattern}.`,
        'Add "x-messages": {"pattern": …} with the key of a phrase that says it in words.',
      );
  }
};

/** Rules of what constrains one value. */
export const valueRules: readonly SchemaRule[] = [
  boundedArray,
  boundedText,
  valueType,
  orderedLimits,
  typeKeywords,
  knownFormat,
  messageKeywords,
  patternMessage,
];
