import { matchSorter } from 'match-sorter';
import type { Command } from './Command.ts';

const { ACRONYM, MATCHES } = matchSorter.rankings;

/** Every word has to be found; the last one sorted by is the first that was typed, which counts most. */
const found = (
  commands: readonly Command[],
  words: readonly string[],
  threshold: typeof ACRONYM | typeof MATCHES,
  recent: readonly string[],
): readonly Command[] => {
  const age = ({ id }: Command): number => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return words.reduceRight<readonly Command[]>(
    (rest, word) =>
      matchSorter(rest, word, {
        keys: [({ names }: Command) => [...names]],
        threshold,
        baseSort: (a, b) => age(a.item) - age(b.item) || a.index - b.index,
      }),
    commands,
  );
};

/**
 * The commands that are meant, the likeliest first: by whole words, beginnings, parts or initials; only where these find
 * nothing, by letters in their order. Of equals the one that was used last comes first. Without a text, all of them.
 */
export function matching(
  commands: readonly Command[],
  text: string,
  recent: readonly string[] = [],
): readonly Command[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return commands;
  const plain = found(commands, words, ACRONYM, recent);
  return plain.length > 0 ? plain : found(commands, words, MATCHES, recent);
}

/** Those of a group stand together; groups are in the order of their first. */
export const grouped = (commands: readonly Command[]): Command[] =>
  [...new Set(commands.map(({ group }) => group))].flatMap((name) =>
    commands.filter(({ group }) => group === name),
  );
