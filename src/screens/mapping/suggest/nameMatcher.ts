import leven from 'leven';
import { getOrCreate } from '../../../runtime/core/lazy/once.ts';
import type { SuggestionReason } from './MappingSuggestion.ts';
import { normalizeWords } from './normalizeWords.ts';

/** Words for the kind of a field's value. Fields of different kinds rarely match. */
const kindWords: ReadonlySet<string> = new Set([
  'code',
  'name',
  'date',
  'time',
  'type',
  'quantity',
  'unit',
  'status',
  'price',
  'amount',
  'remarks',
  'address',
  'weight',
  'volume',
]);

/** The word "code" has a low weight, because names often omit it: `vendor` means the vendor's code. */
const weightOf = (word: string): number => (word === 'code' ? 0.4 : 1);

const weightOfAll = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + weightOf(word), 0);

/**
 * Returns the similarity of two words outside the terms, from 0 to 1: misspelled or abbreviated words. Both
 * must begin with the same letter: a preference is no reference.
 */
function spellingSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  if (one[0] !== other[0]) return 0;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 3) return 0;
  if (long.startsWith(short)) return 0.8;
  const alike = 1 - leven(one, other) / long.length;
  return short.length >= 4 && alike >= 0.75 ? alike : 0;
}

function kindFactor(one: readonly string[], other: readonly string[]): number {
  const kindsOf = (words: readonly string[]): string[] => words.filter((word) => kindWords.has(word));
  const [first, second] = [kindsOf(one), kindsOf(other)];
  if (first.some((kind) => second.includes(kind))) return 1;
  if (first.length > 0 && second.length > 0) return 0.4;
  return [...first, ...second].every((kind) => kind === 'code') ? 1 : 0.7;
}

/** Returns the similarity of two fields in meaning, from 0 to 1, by the common words of their names. */
export function wordSimilarity(one: readonly string[], other: readonly string[]): number {
  const total = weightOfAll(one) + weightOfAll(other);
  if (total === 0) return 0;
  const common = one.reduce(
    (sum, word) => sum + weightOf(word) * Math.max(0, ...other.map((each) => spellingSimilarity(word, each))),
    0,
  );
  return Math.min(1, (2 * common) / total) * kindFactor(one, other);
}

interface NameMatch {
  /** From 0 to 1. */
  readonly score: number;
  readonly reason: SuggestionReason;
}

const normalizeName = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the weight of the last name in a path. It counts nearly as much as the path, unless it is a general
 * word such as `code`.
 */
const leafFactor = (words: readonly string[]): number =>
  words.some((word) => !['code', 'name', 'type', 'date'].includes(word)) ? 0.97 : 0.6;

/** Caches results, because each name is compared with hundreds of others. */
function memoize<Key, T>(compute: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>();
  return (key) => getOrCreate(known, key, () => compute(key));
}

const readName = (name: string) => ({ plain: normalizeName(name), words: normalizeWords(name) });

function readPath(names: readonly string[]) {
  const leaf = normalizeWords(names.at(-1) ?? '');
  return {
    plain: normalizeName(names.join('')),
    plainLeaf: normalizeName(names.at(-1) ?? ''),
    words: [...new Set(names.flatMap(normalizeWords))],
    leaf,
    // A path with one name needs no separate comparison.
    leafFactor: names.length > 1 ? leafFactor(leaf) : 0,
  };
}

/** Compares the name and caption of a target field with the path of a source field. */
export type NameMatcher = (
  target: { readonly name: string; readonly description: string },
  source: readonly string[],
) => NameMatch;

/** Creates a matcher that caches the words of names. Each document needs its own. */
export function createNameMatcher(): NameMatcher {
  const nameOf = memoize(readName);
  const pathOf = memoize(readPath);
  return ({ name, description }, names) => {
    const targetName = nameOf(name);
    const source = pathOf(names);
    if (targetName.plain === source.plain) return { score: 1, reason: { code: 'sameName' } };
    const alike = (words: readonly string[]): number =>
      Math.max(
        wordSimilarity(words, source.words),
        source.leafFactor > 0 ? wordSimilarity(words, source.leaf) * source.leafFactor : 0,
      );
    const byName = alike(targetName.words);
    const byCaption = alike(nameOf(description).words) * 0.95;
    if (byCaption > byName)
      return { score: byCaption, reason: { code: 'caption', parameters: { caption: description } } };
    if (targetName.plain === source.plainLeaf) return { score: byName, reason: { code: 'sameName' } };
    return byName > 0.85
      ? { score: Math.min(byName, 0.97), reason: { code: 'sameMeaning' } }
      : { score: byName, reason: { code: 'similarName' } };
  };
}
