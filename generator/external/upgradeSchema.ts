import { isRecord } from '../../src/contract/json/isRecord.ts';
import type { JsonSchemaDraft } from './jsonSchemaDraft.ts';
import { type AnySchema, isKeywordOf } from './jsonSchemaDraft.ts';

type Keywords = Record<string, unknown>;

/**
 * Keywords that contain no other schema. Every unknown keyword, such as those of editors and tools, is left
 * out.
 */
const plainKeywords = new Set([
  ...[
    'title',
    'description',
    'default',
    'examples',
    'deprecated',
    'readOnly',
    'writeOnly',
    'enum',
    'const',
    'format',
  ],
  ...[
    'contentEncoding',
    'contentMediaType',
    'multipleOf',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
  ],
  ...[
    'minLength',
    'maxLength',
    'pattern',
    'minItems',
    'maxItems',
    'uniqueItems',
    'minContains',
    'maxContains',
  ],
  ...['minProperties', 'maxProperties', 'required', 'dependentRequired'],
]);
const singleSchemaKeywords = [
  ...['not', 'if', 'then', 'else', 'additionalProperties', 'contains', 'propertyNames'],
  ...['unevaluatedItems', 'unevaluatedProperties'],
];
const schemaListKeywords = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const schemaMapKeywords = ['properties', 'patternProperties', 'dependentSchemas'];

/**
 * Returns a schema in keywords of draft 2020-12 that accepts the same values.
 * @param inside returns the schema at a path below it, upgraded in the same way
 * @param reference its `$ref` in the bundle, if any
 */
export function upgradeSchema(
  schema: Readonly<Keywords>,
  draft: JsonSchemaDraft,
  inside: (path: readonly string[]) => AnySchema | undefined,
  reference: Readonly<Record<string, string>>,
): AnySchema {
  const words: Keywords = { ...reference, ...typeOf(schema) };
  for (const [word, value] of Object.entries(schema)) {
    if (!isKeywordOf(word, draft)) continue;
    if (plainKeywords.has(word)) words[word] = value;
    else if (singleSchemaKeywords.includes(word)) words[word] = inside([word]);
    else if (schemaListKeywords.includes(word) && Array.isArray(value))
      words[word] = value.map((_, index) => inside([word, String(index)]));
    else if (schemaMapKeywords.includes(word) && isRecord(value))
      words[word] = upgradeMembers(word, value, inside);
  }
  return {
    ...words,
    ...limitsOf(schema),
    ...itemsOf(schema, inside),
    ...dependenciesOf(schema, inside, words),
  };
}

type UpgradePart = (path: readonly string[]) => AnySchema | undefined;

const upgradeMembers = (word: string, value: Keywords, inside: UpgradePart) =>
  Object.fromEntries(Object.keys(value).map((key) => [key, inside([word, key])]));

/** Returns the type, with `null` for `nullable`: a keyword of OpenAPI that Ajv accepts everywhere. */
function typeOf({ type, nullable }: Readonly<Keywords>): Keywords {
  if (type === undefined) return {};
  const types = Array.isArray(type) ? type : [type];
  return { type: nullable === true && !types.includes('null') ? [...types, 'null'] : type };
}

/** Converts limits of draft-04, in which `exclusiveMaximum: true` makes `maximum` exclusive. */
function limitsOf(schema: Readonly<Keywords>): Keywords {
  const pairs = [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const;
  return Object.assign(
    {},
    ...pairs.map(([limit, exclusive]) => {
      if (typeof schema[exclusive] !== 'boolean') return {};
      return schema[exclusive]
        ? { [limit]: undefined, [exclusive]: schema[limit] }
        : { [exclusive]: undefined };
    }),
  );
}

/**
 * Converts `items`. Before 2020-12, a list of `items` had the meaning of `prefixItems`, and `additionalItems`
 * that of `items` beside it.
 */
function itemsOf({ items }: Readonly<Keywords>, inside: UpgradePart): Keywords {
  if (!Array.isArray(items)) return items === undefined ? {} : { items: inside(['items']) };
  const rest = inside(['additionalItems']);
  return {
    ...(items.length > 0 && { prefixItems: items.map((_, index) => inside(['items', String(index)])) }),
    ...(rest !== undefined && { items: rest }),
  };
}

/** Converts `dependencies`. Up to draft-07 this keyword had either a list of names or a schema. */
function dependenciesOf(
  { dependencies }: Readonly<Keywords>,
  inside: UpgradePart,
  words: Keywords,
): Keywords {
  if (!isRecord(dependencies)) return {};
  const keys = Object.keys(dependencies);
  const lists = keys.filter((key) => Array.isArray(dependencies[key]));
  const own = {
    ...(lists.length > 0 && {
      dependentRequired: Object.fromEntries(lists.map((key) => [key, dependencies[key]])),
    }),
    ...(lists.length < keys.length && {
      dependentSchemas: Object.fromEntries(
        keys.filter((key) => !lists.includes(key)).map((key) => [key, inside(['dependencies', key])]),
      ),
    }),
  };
  const isFree = !('dependentRequired' in words) && !('dependentSchemas' in words);
  return isFree ? own : { allOf: [...((words.allOf as AnySchema[] | undefined) ?? []), own] };
}
