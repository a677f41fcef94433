import { matchSorter } from 'match-sorter';
import type { Command } from './Command.ts';

const { ACRONYM, MATCHES } = matchSorter.rankings;

type Threshold = typeof ACRONYM | typeof MATCHES;

/** Every word has to be found, and one of them in the command's own name; the first word counts most. */
function found(
  commands: readonly Command[],
  words: readonly string[],
  threshold: Threshold,
  recent: readonly string[],
): readonly Command[] {
  const age = ({ id }: Command): number => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const own = { keys: [({ names }: Command) => [...names]], threshold };
  const meant = new Set(words.flatMap((word) => matchSorter(commands, word, own)));
  return words.reduceRight<readonly Command[]>(
    (rest, word) =>
      matchSorter(rest, word, {
        keys: [...own.keys, { key: ({ places = [] }: Command) => [...places], maxRanking: ACRONYM }],
        threshold,
        baseSort: (a, b) => age(a.item) - age(b.item) || a.index - b.index,
      }),
    commands.filter((command) => meant.has(command)),
  );
}

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
