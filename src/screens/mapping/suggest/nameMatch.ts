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
const leafFactor = (words: readonly string[]): number =>
  words.some((word) => !['code', 'name', 'type', 'date'].includes(word)) ? 0.97 : 0.6;

/** Each is compared with hundreds of others. */
function remembered<Key, T>(compute: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>();
  return (key) => {
    const found = known.get(key) ?? compute(key);
    known.set(key, found);
    return found;
  };
}

const readName = (name: string) => ({ plain: plain(name), words: wordsOf(name) });

function readPath(names: readonly string[]) {
  const leaf = wordsOf(names.at(-1) ?? '');
  return {
    plain: plain(names.join('')),
    plainLeaf: plain(names.at(-1) ?? ''),
    words: [...new Set(names.flatMap(wordsOf))],
    leaf,
    // A name that stands alone is its own path.
    leafFactor: names.length > 1 ? leafFactor(leaf) : 0,
  };
}

/** Compares a target field, by its name and its caption, with the path of a source field. */
export type MatchNames = (
  target: { readonly name: string; readonly description: string },
  source: readonly string[],
) => NameMatch;

/** Remembers what it has read of names: one for each document. */
export function createMatchNames(): MatchNames {
  const nameOf = remembered(readName);
  const pathOf = remembered(readPath);
  return ({ name, description }, names) => {
    const wanted = nameOf(name);
    const source = pathOf(names);
    if (wanted.plain === source.plain) return { score: 1, reason: { code: 'sameName' } };
    const alike = (words: readonly string[]): number =>
      Math.max(
        similarity(words, source.words),
        source.leafFactor > 0 ? similarity(words, source.leaf) * source.leafFactor : 0,
      );
    const byName = alike(wanted.words);
    const byCaption = alike(nameOf(description).words) * 0.95;
    if (byCaption > byName)
      return { score: byCaption, reason: { code: 'caption', parameters: { caption: description } } };
    if (wanted.plain === source.plainLeaf) return { score: byName, reason: { code: 'sameName' } };
    return byName > 0.85
      ? { score: Math.min(byName, 0.97), reason: { code: 'sameMeaning' } }
      : { score: byName, reason: { code: 'similarName' } };
  };
}
