import type { Reason } from './Suggestion.ts';
import { similarity } from './similarity.ts';
import { wordsOf } from './wordsOf.ts';

export interface NameMatch {
  /** From 0 to 1. */
  readonly score: number;
  readonly reason: Reason;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a name says within others counts nearly as much, unless it is but `code`. */
function leafFactor(words: readonly string[]): number {
  return words.some((word) => word !== 'code' && word !== 'name' && word !== 'type' && word !== 'date')
    ? 0.97
    : 0.6;
}

/** Names are compared by hundreds, and few differ. */
function remembered<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? compute(text);
    known.set(text, found);
    return found;
  };
}

/** Compares a target field, by its name and its caption, with the path of a source field. */
export type MatchNames = (
  target: { readonly name: string; readonly description: string },
  source: readonly string[],
) => NameMatch;

export function createMatchNames(): MatchNames {
  const words = remembered(wordsOf);
  const best = (wanted: readonly string[], source: readonly string[]): number => {
    const leaf = words(source.at(-1) ?? '');
    return Math.max(
      similarity(wanted, [...new Set(source.flatMap(words))]),
      similarity(wanted, leaf) * leafFactor(leaf),
    );
  };
  return ({ name, description }, source) => {
    if (plain(name) === plain(source.join(''))) return { score: 1, reason: { code: 'sameName' } };
    const byName = best(words(name), source);
    const byCaption = best(words(description), source) * 0.95;
    if (byCaption > byName)
      return { score: byCaption, reason: { code: 'caption', parameters: { caption: description } } };
    const isSame = plain(name) === plain(source.at(-1) ?? '');
    if (isSame) return { score: byName, reason: { code: 'sameName' } };
    return byName > 0.85
      ? { score: Math.min(byName, 0.97), reason: { code: 'sameMeaning' } }
      : { score: byName, reason: { code: 'similarName' } };
  };
}
