import type { JsonLocation } from '../../check/RuleViolation.ts';
import type { AffectedParties, AffectedRecordsQuery, ChangeClass, ChangeDraft } from '../SchemaChange.ts';

/** The two sides of what changed. */
export interface ChangedPair<T = unknown> {
  readonly before?: JsonLocation<T>;
  readonly after?: JsonLocation<T>;
}

/** What something that changed is called, and who has to do with it. */
export interface ChangeSubject {
  /** `erp.name` */
  readonly description: string;
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
export type Classifier = (pair: ChangedPair, about: ChangeSubject, keyword: string) => Iterable<ChangeDraft>;

/** A meaning for every keyword that may stand in one kind of object. */
export type ClassifierTable = Readonly<Record<string, Classifier>>;

const noParties: AffectedParties = { records: [], callers: [], users: false, authors: false };
const entitiesOf = ({ records }: ChangeSubject): string[] => [
  ...new Set(records.map(({ entity }) => entity)),
];

const createDraft = (
  kind: ChangeClass,
  pair: ChangedPair,
  says: string,
  parties = noParties,
  questions: readonly AffectedRecordsQuery[] = [],
): ChangeDraft => ({
  class: kind,
  parties,
  says,
  ...pair,
  questions,
});

export const captionChange = (pair: ChangedPair, says: string): ChangeDraft =>
  createDraft('caption-only', pair, says);
export const additiveChange = (pair: ChangedPair, says: string): ChangeDraft =>
  createDraft('additive', pair, says);

/** Breaks everybody that has to do with it. */
export const breakingChange = (
  pair: ChangedPair,
  about: ChangeSubject,
  says: string,
  questions?: readonly AffectedRecordsQuery[],
): ChangeDraft =>
  createDraft('breaking', pair, says, partiesOf(about, about.readers), questions ?? affectedRecordsAt(about));

/**
 * What was possible is refused: breaks what is stored and who sends it. Who only reads it is not concerned.
 */
export function narrowingChange(
  pair: ChangedPair,
  about: ChangeSubject,
  says: string,
  questions = affectedRecordsAt(about),
): ChangeDraft {
  const parties = partiesOf(about, []);
  const isHarmless = parties.records.length + parties.callers.length === 0 && !parties.users;
  return isHarmless ? additiveChange(pair, says) : createDraft('breaking', pair, says, parties, questions);
}

/** More is possible than readers counted on. */
export const looseningChange = (pair: ChangedPair, { readers }: ChangeSubject, says: string): ChangeDraft =>
  readers.length === 0
    ? additiveChange(pair, says)
    : createDraft('breaking', pair, says, { ...noParties, callers: readers });

/** Only who writes schema files is concerned. */
export const authorBreakingChange = (pair: ChangedPair, says: string): ChangeDraft =>
  createDraft('breaking', pair, says, { ...noParties, authors: true });

/** Only who works with the console has lost something. */
export const userBreakingChange = (pair: ChangedPair, says: string): ChangeDraft =>
  createDraft('breaking', pair, says, { ...noParties, users: true });

const partiesOf = (about: ChangeSubject, readers: readonly string[]): AffectedParties => ({
  ...noParties,
  records: entitiesOf(about),
  callers: [...new Set([...about.senders, ...readers])].sort(),
  users: about.users,
});

/** Records of which the validator says one of these keywords here, or within. */
export const affectedRecordsAt = (
  { records }: ChangeSubject,
  keywords?: readonly string[],
  within: readonly string[] = [],
): AffectedRecordsQuery[] =>
  records.map(({ entity, path }) => ({ entity, path: [...path, ...within], ...(keywords && { keywords }) }));

/** A value in a sentence. */
export function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** `maxLength of erp.name is 20 instead of 30` */
export function describeChange(
  { before, after }: ChangedPair,
  { description }: ChangeSubject,
  keyword: string,
): string {
  if (before === undefined)
    return `${keyword} of ${description} is ${formatValue(after?.value)}; there was none`;
  if (after === undefined) return `${keyword} of ${description} is gone; it was ${formatValue(before.value)}`;
  return `${keyword} of ${description} is ${formatValue(after.value)} instead of ${formatValue(before.value)}`;
}
