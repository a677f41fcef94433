import { isRecord } from '../../src/contract/isRecord.ts';
import { type Draft, isRecent } from './draft.ts';

/** A schema of any draft. */
export type Schema = boolean | Readonly<Record<string, unknown>>;

export const isSchema = (value: unknown): value is Schema => typeof value === 'boolean' || isRecord(value);

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
const recent: readonly string[] = [...since2019, ...since2020];

/** Words of later drafts that a schema has: it may have been meant to be of one. */
export const laterWords = (schema: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(schema).filter((word) => recent.includes(word));

/** Whether a word means something in a draft. Draft-04 takes what Ajv takes there: all words of draft-07. */
export function holdsIn(word: string, draft: Draft): boolean {
  if (since2020.some((other) => other === word)) return draft === '2020-12';
  if (word === '$recursiveRef' || word === '$recursiveAnchor') return draft === '2019-09';
  if (word === 'additionalItems') return draft !== '2020-12';
  return isRecent(draft) || !recent.includes(word);
}

/** Words that apply their schemas to the value itself, not to a part of it: schemas that refer to each other so never end. */
const inPlace = new Set([
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

const holding = {
  one: [
    ...['not', 'if', 'then', 'else', 'additionalProperties', 'additionalItems', 'items', 'contains'],
    ...['propertyNames', 'unevaluatedItems', 'unevaluatedProperties'],
  ],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'],
  named: ['properties', 'patternProperties', 'dependentSchemas', 'dependencies'],
  kept: ['definitions', '$defs'],
} as const;

const kindOf = (word: string, value: unknown): keyof typeof holding | undefined => {
  const words: readonly (keyof typeof holding)[] = Array.isArray(value) ? ['list'] : ['one', 'named', 'kept'];
  return words.find((kind) => holding[kind].some((other) => other === word));
};

/** A schema inside another one. */
export interface Part {
  readonly path: readonly string[];
  readonly schema: Schema;
  readonly word: string;
  /** It judges the same value. */
  readonly inPlace: boolean;
  /** It judges nothing until it is referred to. */
  readonly kept: boolean;
}

/** The schemas directly inside one, in the order in which they are written. */
export function partsOf(schema: Schema, draft: Draft): Part[] {
  if (typeof schema === 'boolean') return [];
  return Object.entries(schema).flatMap(([word, value]): Part[] => {
    const kind = holdsIn(word, draft) ? kindOf(word, value) : undefined;
    const part = (path: readonly string[], found: unknown): Part[] =>
      isSchema(found)
        ? [{ path, schema: found, word, inPlace: inPlace.has(word), kept: kind === 'kept' }]
        : [];
    if (kind === undefined) return [];
    if (kind === 'one') return part([word], value);
    return Object.entries(value as object).flatMap(([key, found]) => part([word, key], found));
  });
}
