import { withArticle } from '../../../src/contract/text/captions.ts';
import { valueFormats } from '../../../src/contract/validation/valueFormats.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { didYouMean, locationAt, violation } from '../RuleViolation.ts';

/** An array has `items` and `maxItems`. Without a limit, a caller could send a million items. */
const boundedArray: SchemaRule = function* ({ schemas }) {
  for (const place of schemas) {
    if (place.value.type === 'array' && place.value.maxItems === undefined)
      yield violation(place, 'The array has no maximum number of items.', 'Add "maxItems".');
    if (place.value.type === 'array' && place.value.items === undefined)
      yield violation(place, 'The array does not define its items.', 'Add "items".');
  }
};

/** A string has `maxLength`, unless it has a format, choices or a constant value. */
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
      yield violation(place, 'The string has no maximum length.', 'Add "maxLength".');
  }
};

/** Every schema has a `type` or a `$ref`. */
const valueType: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.value.type === undefined && place.value.$ref === undefined)
      yield violation(place, 'The schema has no type.', 'Add "type".');
};

const keywordsByType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentMediaType', 'x-service-text', 'x-verbatim'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems', 'items'],
  object: ['properties', 'required', 'additionalProperties'],
};

/** A keyword applies to the `type` of its schema. For example, only a string has `maxLength`. */
const typeKeywords: SchemaRule = function* ({ schemasWith }) {
  for (const [owner, keywords] of Object.entries(keywordsByType))
    for (const keyword of keywords)
      for (const place of schemasWith(keyword)) {
        const type = place.value.type === 'integer' ? 'number' : place.value.type;
        if (type !== undefined && owner !== type)
          yield violation(
            locationAt(place, [keyword], undefined),
            `"${keyword}" does not apply to ${withArticle(place.value.type ?? '')}.`,
            `Remove it, or change "type" to "${owner}".`,
          );
      }
};

/** Every `format` is one that the validators support. */
const knownFormat: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('format'))
    if (place.value.format !== undefined && !(place.value.format in valueFormats))
      yield violation(
        locationAt(place, ['format'], place.value.format),
        `The format "${place.value.format}" is not supported.`,
        didYouMean(place.value.format, Object.keys(valueFormats)).withAlternative(
          'Or use "pattern" instead.',
        ),
      );
};

const impliedKeywords = ['required', 'type', 'enum'];

/** Every message in `x-messages` is for a keyword of the property, or for `required`, `type` or `enum`. */
const messageKeywords: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('x-messages'))
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

/**
 * A property with `pattern` in a form has a message for `pattern` in `x-messages`, because operators cannot
 * read patterns.
 */
const patternMessage: SchemaRule = function* ({ schemasWith, resources, tasks }) {
  const entered = new Set([...resources, ...tasks].map(({ value }) => nameOfRef(value.entity.$ref)));
  for (const place of schemasWith('pattern')) {
    const { pattern, readOnly, 'x-messages': messages } = place.value;
    if (pattern !== undefined && !readOnly && entered.has(place.entity.name) && !messages?.pattern)
      yield violation(
        locationAt(place, ['pattern'], pattern),
        `The pattern ${pattern} has no message, so the form would show the pattern itself.`,
        'Add "x-messages": {"pattern": …} with the key of a phrase that describes it.',
      );
  }
};

/** Rules for the constraints of a value. */
export const valueRules: readonly SchemaRule[] = [
  boundedArray,
  boundedText,
  valueType,
  typeKeywords,
  knownFormat,
  messageKeywords,
  patternMessage,
];
