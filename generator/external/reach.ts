import { isRecord } from '../../src/contract/isRecord.ts';
import { type Location, partOf, pointerOf } from './document.ts';
import type { Library, Target } from './library.ts';
import { holdsIn, partsOf } from './words.ts';

/** A reference in a schema, and what it leads to. */
export interface Reference {
  readonly from: Location;
  readonly word: '$ref' | '$recursiveRef' | '$dynamicRef';
  readonly text: string;
  readonly target: Target;
}

const words = ['$ref', '$recursiveRef', '$dynamicRef'] as const;

/** The references that stand directly in a schema. */
export function referencesOf(from: Location, { follow }: Library): Reference[] {
  const { schema, document } = from;
  if (!isRecord(schema)) return [];
  return words.flatMap((word) => {
    const text = schema[word];
    if (typeof text !== 'string' || !holdsIn(word, document.draft)) return [];
    return [{ from, word, text, target: follow(from, text) }];
  });
}

/** Schemas directly inside one, without those that only wait to be referred to. */
export const insideOf = (at: Location): (Location & { readonly inPlace: boolean })[] =>
  partsOf(at.schema, at.document.draft)
    .filter(({ kept }) => !kept)
    .map(({ path, schema, inPlace }) => ({ ...partOf(at, path, schema), inPlace }));

export const keyOf = (at: Location): string => `${at.document.file.path}#${pointerOf(at)}`;

/** Everything that takes part in the verdict of a schema, each once, in the order in which it is come upon. */
export function reachOf(root: Location, library: Library): Location[] {
  const reached = new Map<string, Location>();
  const waiting = [root];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (reached.has(keyOf(at))) continue;
    reached.set(keyOf(at), at);
    const led = referencesOf(at, library).flatMap(({ target }) => target.location ?? []);
    waiting.push(...led.reverse(), ...insideOf(at).reverse());
  }
  return [...reached.values()];
}
