import { matchSorter } from 'match-sorter';

/** Something that the palette offers. */
export interface Command {
  /** The same at each opening: what was used lately is known by it. */
  readonly id: string;
  readonly kind: 'action' | 'screen' | 'create' | 'setting' | 'record' | 'reference';
  /** Caption of those that it is listed with. */
  readonly group: string;
  readonly title: string;
  /** Where it is found, or what tells it from others of its name. */
  readonly detail?: string;
  /** What it is found by, in every language. */
  readonly names: readonly string[];
  /** What the place is called, in every language: narrows what is found by a name. */
  readonly placeNames?: readonly string[];
  /** Why it cannot be done now. */
  readonly reason?: string;
  /** The place that it leads to, for those that would otherwise not be known again. */
  readonly to?: string;
  readonly run: () => unknown;
}

const { ACRONYM, MATCHES } = matchSorter.rankings;

type Threshold = typeof ACRONYM | typeof MATCHES;

/** Every word has to be found, and one of them in the command's own name; the first word counts most. */
function rankCommands(
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
        keys: [...own.keys, { key: ({ placeNames = [] }: Command) => [...placeNames], maxRanking: ACRONYM }],
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
export function matchCommands(
  commands: readonly Command[],
  text: string,
  recent: readonly string[] = [],
): readonly Command[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return commands;
  const plain = rankCommands(commands, words, ACRONYM, recent);
  return plain.length > 0 ? plain : rankCommands(commands, words, MATCHES, recent);
}

/** Those of a group stand together; groups are in the order of their first. */
export const groupCommands = (commands: readonly Command[]): Command[] =>
  [...new Set(commands.map(({ group }) => group))].flatMap((name) =>
    commands.filter(({ group }) => group === name),
  );
