import { isRecord } from '../../src/contract/isRecord.ts';
import type { Location } from './document.ts';

export interface Pattern {
  readonly pattern: string;
  /** Where it stands inside its schema. */
  readonly path: readonly string[];
}

/** The regular expressions that stand directly in a schema. */
export function patternsOf({ schema }: Pick<Location, 'schema'>): Pattern[] {
  if (!isRecord(schema)) return [];
  const own = typeof schema.pattern === 'string' ? [{ pattern: schema.pattern, path: ['pattern'] }] : [];
  const named = isRecord(schema.patternProperties) ? Object.keys(schema.patternProperties) : [];
  return [...own, ...named.map((pattern) => ({ pattern, path: ['patternProperties', pattern] }))];
}

const compiles = (pattern: string, flags: string): boolean => {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
};

/** JSON Schema's own kind of pattern. */
export const isUnicode = (pattern: string): boolean => compiles(pattern, 'u');

/** The kind with which `\-` is a hyphen, and `\p{L}` the letter p. */
export const isPlain = (pattern: string): boolean => compiles(pattern, '');

/** Whether a pattern says the same in both kinds: `\p{L}` is a letter in one, and four characters in the other. */
export const means = (pattern: string): 'same' | 'unicode' =>
  !isPlain(pattern) || /\\[pP]\{|\\u\{|[\u{10000}-\u{10FFFF}]/u.test(pattern) ? 'unicode' : 'same';
