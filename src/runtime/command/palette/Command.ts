import { matchSorter } from 'match-sorter';

/** An entry of the palette. */
export interface Command {
  /** Stable between openings: it identifies recent commands. */
  readonly id: string;
  readonly kind: 'action' | 'screen' | 'create' | 'setting' | 'record' | 'reference';
  /** Caption of its group. */
  readonly group: string;
  readonly title: string;
  /** Its location, or a detail that distinguishes it from commands of the same name. */
  readonly detail?: string;
  /** Names to match, in every language. */
  readonly names: readonly string[];
  /** Names of its location, in every language: they narrow matches by name. */
  readonly placeNames?: readonly string[];
  /** The reason why it is not possible now. */
  readonly reason?: string;
  /** The URL of its target, for commands that cannot be found again otherwise. */
  readonly to?: string;
  readonly run: () => unknown;
}

const { ACRONYM, MATCHES } = matchSorter.rankings;

type Threshold = typeof ACRONYM | typeof MATCHES;

/** Every word must match, and one of them the command's own name; the first word counts most. */
function rankCommands(
  commands: readonly Command[],
  text: string,
  threshold: Threshold,
  recent: readonly string[],
): readonly Command[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
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
 * The matching commands, the most likely first: by whole words, beginnings, parts or initials. Among equals the
 * most recent comes first.
 */
export const matchCommands = (
  commands: readonly Command[],
  text: string,
  recent: readonly string[] = [],
): readonly Command[] => rankCommands(commands, text, ACRONYM, recent);

/** The same by letters in the typed order. */
export const guessCommands = (
  commands: readonly Command[],
  text: string,
  recent: readonly string[] = [],
): readonly Command[] => rankCommands(commands, text, MATCHES, recent);

/** Puts commands of a group together; groups are in the order of their first command. */
export const groupCommands = (commands: readonly Command[]): Command[] =>
  [...new Set(commands.map(({ group }) => group))].flatMap((name) =>
    commands.filter(({ group }) => group === name),
  );
