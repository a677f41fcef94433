import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { JsonSchema } from '../../emit/schema/jsonSchema.ts';
import { type AnySchema, schemaPartsOf } from '../jsonSchemaDraft.ts';
import type { SchemaBundle } from '../SchemaBundle.ts';

const separator = '\n';

/** Returns a schema of a bundle after `change` of every schema in it, the inner ones first. */
export function rewriteSchema(schema: AnySchema, change: (schema: AnySchema) => AnySchema): AnySchema {
  if (typeof schema === 'boolean') return change(schema);
  const parts = new Map(
    schemaPartsOf(schema, '2020-12').map((part) => [part.path.join(separator), part.schema]),
  );
  const changed = (path: readonly string[], value: unknown): unknown => {
    const part = parts.get(path.join(separator));
    return part === undefined ? value : rewriteSchema(part, change);
  };
  const member = ([word, value]: [string, unknown]): [string, unknown] => {
    if (parts.has(word)) return [word, changed([word], value)];
    if (Array.isArray(value))
      return [word, value.map((found, index) => changed([word, String(index)], found))];
    if (!isRecord(value)) return [word, value];
    return [
      word,
      Object.fromEntries(Object.entries(value).map(([key, found]) => [key, changed([word, key], found)])),
    ];
  };
  return change(Object.fromEntries(Object.entries(schema).map(member)));
}

type SchemaKeywords = Readonly<Record<string, unknown>>;

const omitKeywords = (schema: SchemaKeywords, words: readonly string[]): SchemaKeywords =>
  Object.fromEntries(Object.entries(schema).filter(([word]) => !words.includes(word)));

const annotationKeywords = [
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
];
const mediaKeywords = ['contentEncoding', 'contentMediaType'];

/** Returns the schema without keywords that do not affect validation. */
export const removeAnnotations = (schema: AnySchema): AnySchema =>
  rewriteSchema(schema, (one) =>
    isRecord(one) ? omitKeywords(one, [...annotationKeywords, ...mediaKeywords]) : one,
  );

/** Replaces the addresses `#/$defs/…` of references by those that `refer` returns. */
export const rewriteReferences = (schema: AnySchema, refer: (definition: string) => string): AnySchema =>
  rewriteSchema(schema, (one) =>
    isRecord(one) && typeof one.$ref === 'string'
      ? { ...one, $ref: refer(one.$ref.slice('#/$defs/'.length)) }
      : one,
  );

/** Keywords that are newer than draft-07, which its readers ignore. */
const laterKeywordNames = [
  ...['prefixItems', 'dependentRequired', 'dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties'],
  ...['minContains', 'maxContains'],
];

/** Returns a schema in keywords of draft-07, as far as draft-07 has them. */
export const toDraft07 = (schema: AnySchema): AnySchema =>
  rewriteSchema(schema, (one) => {
    if (!isRecord(one)) return one;
    const { prefixItems, items, dependentRequired = {}, dependentSchemas = {} } = one;
    const dependencies = {
      ...(dependentRequired as SchemaKeywords),
      ...(dependentSchemas as SchemaKeywords),
    };
    return {
      ...omitKeywords(one, laterKeywordNames),
      ...(prefixItems !== undefined && { items: prefixItems }),
      ...(prefixItems !== undefined && items !== undefined && { additionalItems: items }),
      ...(Object.keys(dependencies).length > 0 && { dependencies }),
    };
  });

/**
 * Returns the name of a definition among the components: `Order` for the root, `Order.Line` for a part. Names
 * of entities have no point, so they never clash with a part.
 */
const componentName = ({ typeName }: SchemaBundle, definition: string): string =>
  definition === typeName ? typeName : `${typeName}.${definition}`;

/** Returns a published schema as components of the API document, which also uses keywords of 2020-12. */
export const openApiComponentsOf = (
  bundle: SchemaBundle,
  refer: (component: string) => string,
): [name: string, JsonSchema][] =>
  Object.entries(bundle.definitions).map(([definition, schema]) => {
    const referred = rewriteReferences(schema, (name) => refer(componentName(bundle, name)));
    // A component is an object: tools refuse a boolean there.
    const component = isRecord(referred) ? referred : referred ? {} : { not: {} };
    return [componentName(bundle, definition), component];
  });
