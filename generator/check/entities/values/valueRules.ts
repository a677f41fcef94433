import { withArticle } from '../../../../src/contract/text/captions.ts';
import { valueFormats } from '../../../../src/contract/validation/valueFormats.ts';
import type { SchemaSource } from '../../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../../normalize/normalizeEntities.ts';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../../RuleContext.ts';
import { didYouMean, locationAt, violation } from '../../RuleViolation.ts';

const keywordsByType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentMediaType', 'x-service-text', 'x-verbatim'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems', 'items'],
  object: ['properties', 'required', 'additionalProperties'],
};

const typeOfKeyword = new Map(
  Object.entries(keywordsByType).flatMap(([type, keywords]) => keywords.map((keyword) => [keyword, type])),
);

/** Returns the keywords of a schema that apply to another type only, by this type. */
function findMisplaced(schema: SchemaSource): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const own = schema.type === 'integer' ? 'number' : schema.type;
  for (const keyword in schema) {
    const type = typeOfKeyword.get(keyword);
    if (own !== undefined && type !== undefined && type !== own)
      found.set(type, [...(found.get(type) ?? []), keyword]);
  }
  return found;
}

/** Returns the schemas of a type whose keywords all apply to it. With others, its type is probably wrong. */
const schemasOfType = ({ schemas }: RuleContext, type: string): EntitySchemaLocation[] =>
  schemas.filter(({ value }) => value.type === type && findMisplaced(value).size === 0);

/** An array has `items` and `maxItems`. Without a limit, a caller could send a million items. */
const boundedArray: SchemaRule = function* (sources) {
  for (const place of schemasOfType(sources, 'array')) {
    if (place.value.maxItems === undefined)
      yield violation(place, 'The array has no maximum number of items.', 'Add "maxItems".');
    if (place.value.items === undefined)
      yield violation(place, 'The array does not define its items.', 'Add "items".');
  }
};

/** A string has `maxLength`, unless it has a format, choices or a constant value. */
const boundedText: SchemaRule = function* (sources) {
  for (const place of schemasOfType(sources, 'string')) {
    const { maxLength, format, oneOf } = place.value;
    const isLimited =
      maxLength !== undefined ||
      format !== undefined ||
      oneOf !== undefined ||
      'x-choices' in place.value ||
      'enum' in place.value ||
      'const' in place.value;
    if (!isLimited) yield violation(place, 'The string has no maximum length.', 'Add "maxLength".');
  }
};

/** Every schema has a `type` or a `$ref`. */
const valueType: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.value.type === undefined && place.value.$ref === undefined)
      yield violation(place, 'The schema has no type.', 'Add "type".');
};

/** A keyword applies to the `type` of its schema. For example, only a string has `maxLength`. */
const typeKeywords: SchemaRule = function* ({ schemas }) {
  for (const place of schemas)
    for (const [type, keywords] of findMisplaced(place.value)) {
      const isOne = keywords.length === 1;
      yield violation(
        locationAt(place, [keywords[0] ?? ''], undefined),
        `"${keywords.join('", "')}" ${isOne ? 'does' : 'do'} not apply to ${withArticle(place.value.type ?? '')}.`,
        `Remove ${isOne ? 'it' : 'them'}, or change "type" to "${type}".`,
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
