import { isRecord } from '../../src/contract/json/isRecord.ts';

/** The supported drafts of JSON Schema. */
export type JsonSchemaDraft = '04' | '06' | '07' | '2019-09' | '2020-12';

/** The draft of files without `$schema`: most of them use it. */
export const defaultDraft: JsonSchemaDraft = '07';

const address = /^https?:\/\/json-schema\.org\/draft(?:-(04|06|07)|\/(2019-09|2020-12))\/schema#?$/;

/** Returns the draft that a `$schema` names; undefined if it is not supported. */
export function findDraft($schema: unknown): JsonSchemaDraft | undefined {
  const [, old, recent] = address.exec(String($schema)) ?? [];
  return (old ?? recent) as JsonSchemaDraft | undefined;
}

/**
 * Returns whether a draft has `$anchor`, `dependentRequired`, `unevaluatedProperties` and similar keywords.
 */
export const isRecentDraft = (draft: JsonSchemaDraft): boolean => draft.startsWith('20');

/** A schema of any draft. */
export type AnySchema = boolean | Readonly<Record<string, unknown>>;

export const isAnySchema = (value: unknown): value is AnySchema =>
  typeof value === 'boolean' || isRecord(value);

const since2019 = [
  'dependentSchemas',
  'unevaluatedItems',
  'unevaluatedProperties',
  'dependentRequired',
  'minContains',
  'maxContains',
  '$anchor',
] as const;
const since2020 = ['prefixItems', '$dynamicRef', '$dynamicAnchor'] as const;
const recentKeywords: readonly string[] = [...since2019, ...since2020];

/** Returns the keywords of later drafts in a schema, which may name the wrong draft. */
export const laterKeywords = (schema: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(schema).filter((word) => recentKeywords.includes(word));

/** Returns whether a keyword has a meaning in a draft. As in Ajv, draft-04 has all keywords of draft-07. */
export function isKeywordOf(word: string, draft: JsonSchemaDraft): boolean {
  if (since2020.some((other) => other === word)) return draft === '2020-12';
  if (word === '$recursiveRef' || word === '$recursiveAnchor') return draft === '2019-09';
  if (word === 'additionalItems') return draft !== '2020-12';
  return isRecentDraft(draft) || !recentKeywords.includes(word);
}

/**
 * Keywords that apply their schemas to the value itself, not to a part of it. Schemas that refer to each
 * other in this way never end.
 */
const inPlaceKeywords = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependencies',
]);

const schemaKeywords = {
  one: [
    ...['not', 'if', 'then', 'else', 'additionalProperties', 'additionalItems', 'items', 'contains'],
    ...['propertyNames', 'unevaluatedItems', 'unevaluatedProperties'],
  ],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'],
  named: ['properties', 'patternProperties', 'dependentSchemas', 'dependencies'],
  kept: ['definitions', '$defs'],
} as const;

const kindOf = (word: string, value: unknown): keyof typeof schemaKeywords | undefined => {
  const words: readonly (keyof typeof schemaKeywords)[] = Array.isArray(value)
    ? ['list']
    : ['one', 'named', 'kept'];
  return words.find((kind) => schemaKeywords[kind].some((other) => other === word));
};

/** A schema inside another one. */
interface SchemaPart {
  readonly path: readonly string[];
  readonly schema: AnySchema;
  readonly keyword: string;
  /** True if it applies to the same value. */
  readonly isInPlace: boolean;
  /** True if it applies to nothing until a reference leads to it. */
  readonly isDefinition: boolean;
}

/** Returns the schemas directly inside another one, in the order of the text. */
export function schemaPartsOf(schema: AnySchema, draft: JsonSchemaDraft): SchemaPart[] {
  if (typeof schema === 'boolean') return [];
  return Object.entries(schema).flatMap(([word, value]): SchemaPart[] => {
    const kind = isKeywordOf(word, draft) ? kindOf(word, value) : undefined;
    const part = (path: readonly string[], found: unknown): SchemaPart[] =>
      isAnySchema(found)
        ? [
            {
              path,
              schema: found,
              keyword: word,
              isInPlace: inPlaceKeywords.has(word),
              isDefinition: kind === 'kept',
            },
          ]
        : [];
    if (kind === undefined) return [];
    if (kind === 'one') return part([word], value);
    return Object.entries(value as object).flatMap(([key, found]) => part([word, key], found));
  });
}
