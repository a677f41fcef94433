import type { Place } from '../check/place.ts';
import type { Class, Draft, Parties, Question } from './change.ts';

/** The two sides of what changed. */
export interface Pair<T = unknown> {
  readonly before?: Place<T>;
  readonly after?: Place<T>;
}

/** What something that changed is called, and who has to do with it. */
export interface About {
  /** `erp.name` */
  readonly words: string;
  /** Where stored records hold it. */
  readonly records: readonly { readonly entity: string; readonly path: readonly string[] }[];
  /** Operations that it is sent with, and that it is answered by. */
  readonly senders: readonly string[];
  readonly readers: readonly string[];
  /** Properties that new families bring: no stored record and no request of today is of such a family. */
  readonly ofNewFamilies?: ReadonlySet<string>;
  /** People meet it in the console. */
  readonly users: boolean;
}

/** What the change of one keyword means. Both sides are there, or one of them. */
export type Judge = (pair: Pair, about: About, keyword: string) => Iterable<Draft>;

/** A meaning for every keyword that may stand in one kind of object. */
export type Table = Readonly<Record<string, Judge>>;

const nobody: Parties = { records: [], callers: [], users: false, authors: false };
const entitiesOf = ({ records }: About): string[] => [...new Set(records.map(({ entity }) => entity))];

const draft = (
  kind: Class,
  pair: Pair,
  says: string,
  parties = nobody,
  questions: readonly Question[] = [],
): Draft => ({
  class: kind,
  parties,
  says,
  ...pair,
  questions,
});

export const caption = (pair: Pair, says: string): Draft => draft('caption-only', pair, says);
export const additive = (pair: Pair, says: string): Draft => draft('additive', pair, says);

/** Breaks everybody that has to do with it. */
export const breaking = (pair: Pair, about: About, says: string, questions?: readonly Question[]): Draft =>
  draft('breaking', pair, says, partiesOf(about, about.readers), questions ?? questionsAt(about));

/** What was possible is refused: breaks what is stored and who sends it. Who only reads it is not concerned. */
export function narrowed(pair: Pair, about: About, says: string, questions = questionsAt(about)): Draft {
  const parties = partiesOf(about, []);
  const isHarmless = parties.records.length + parties.callers.length === 0 && !parties.users;
  return isHarmless ? additive(pair, says) : draft('breaking', pair, says, parties, questions);
}

/** More is possible than readers counted on. */
export const loosened = (pair: Pair, { readers }: About, says: string): Draft =>
  readers.length === 0
    ? additive(pair, says)
    : draft('breaking', pair, says, { ...nobody, callers: readers });

/** Only who writes schema files is concerned. */
export const refused = (pair: Pair, says: string): Draft =>
  draft('breaking', pair, says, { ...nobody, authors: true });

/** Only who works with the console has lost something. */
export const lost = (pair: Pair, says: string): Draft =>
  draft('breaking', pair, says, { ...nobody, users: true });

const partiesOf = (about: About, readers: readonly string[]): Parties => ({
  ...nobody,
  records: entitiesOf(about),
  callers: [...new Set([...about.senders, ...readers])].sort(),
  users: about.users,
});

/** Records of which the validator says one of these keywords here, or within. */
export const questionsAt = (
  { records }: About,
  keywords?: readonly string[],
  within: readonly string[] = [],
): Question[] =>
  records.map(({ entity, path }) => ({ entity, path: [...path, ...within], ...(keywords && { keywords }) }));

/** A value in a sentence. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** `maxLength of erp.name is 20 instead of 30` */
export function told({ before, after }: Pair, { words }: About, keyword: string): string {
  if (before === undefined) return `${keyword} of ${words} is ${show(after?.value)}; there was none`;
  if (after === undefined) return `${keyword} of ${words} is gone; it was ${show(before.value)}`;
  return `${keyword} of ${words} is ${show(after.value)} instead of ${show(before.value)}`;
}
