import { isRecord } from '../../src/contract/json/isRecord.ts';

/** The drafts of JSON Schema that are taken. */
export type JsonSchemaDraft = '04' | '06' | '07' | '2019-09' | '2020-12';

/** The draft that most files without a `$schema` are written in. */
export const defaultDraft: JsonSchemaDraft = '07';

const address = /^https?:\/\/json-schema\.org\/draft(?:-(04|06|07)|\/(2019-09|2020-12))\/schema#?$/;

/** The draft that a `$schema` names; undefined when it names none of these. */
export function findDraft($schema: unknown): JsonSchemaDraft | undefined {
  const [, old, recent] = address.exec(String($schema)) ?? [];
  return (old ?? recent) as JsonSchemaDraft | undefined;
}

/** Drafts that know `$anchor`, `dependentRequired`, `unevaluatedProperties` and their like. */
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

/** Words of later drafts that a schema has: it may have been meant to be of one. */
export const laterKeywords = (schema: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(schema).filter((word) => recentKeywords.includes(word));

/** Whether a word means something in a draft. Draft-04 takes what Ajv takes there: all words of draft-07. */
export function isKeywordOf(word: string, draft: JsonSchemaDraft): boolean {
  if (since2020.some((other) => other === word)) return draft === '2020-12';
  if (word === '$recursiveRef' || word === '$recursiveAnchor') return draft === '2019-09';
  if (word === 'additionalItems') return draft !== '2020-12';
  return isRecentDraft(draft) || !recentKeywords.includes(word);
}

/**
 * Words that apply their schemas to the value itself, not to a part of it: schemas that refer to each other
 * so never end.
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
export interface SchemaPart {
  readonly path: readonly string[];
  readonly schema: AnySchema;
  readonly keyword: string;
  /** It judges the same value. */
  readonly isInPlace: boolean;
  /** It judges nothing until it is referred to. */
  readonly isDefinition: boolean;
}

/** The schemas directly inside one, in the order in which they are written. */
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
