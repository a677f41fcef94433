import { type JsonLocation, locationAt } from '../../check/RuleViolation.ts';
import type { AffectedParties, AffectedRecordsQuery, ChangeClass, ChangeDraft } from '../SchemaChange.ts';

/** Both sides of a changed value. One side is missing if the value was added or removed. */
export interface ChangedPair<T = unknown> {
  readonly before?: JsonLocation<T>;
  readonly after?: JsonLocation<T>;
}

/** The description of a changed value, and the parties that use it. */
export interface ChangeSubject {
  /** `erp.name` */
  readonly description: string;
  /** The paths of the value in stored records. */
  readonly records: readonly { readonly entity: string; readonly path: readonly string[] }[];
  /**
   * `senders` are the operations that callers send it with. `readers` are the operations that answer with it.
   */
  readonly senders: readonly string[];
  readonly readers: readonly string[];
  /** Properties that new families add. No stored record and no current request belongs to such a family. */
  readonly ofNewFamilies?: ReadonlySet<string>;
  /** True if console users see it. */
  readonly users: boolean;
}

/** Classifies the change of one keyword. The pair has both sides or one of them. */
export type Classifier = (pair: ChangedPair, about: ChangeSubject, keyword: string) => Iterable<ChangeDraft>;

/** A classifier for every keyword of one kind of object. */
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
  queries: readonly AffectedRecordsQuery[] = [],
): ChangeDraft => ({
  class: kind,
  parties,
  says,
  ...pair,
  queries,
});

export const captionChange = (pair: ChangedPair, says: string): ChangeDraft =>
  createDraft('caption-only', pair, says);
export const additiveChange = (pair: ChangedPair, says: string): ChangeDraft =>
  createDraft('additive', pair, says);

/**
 * Returns a change that breaks all parties of the subject. By default it queries all records with a violation
 * at the value.
 */
export const breakingChange = (
  pair: ChangedPair,
  about: ChangeSubject,
  says: string,
  queries?: readonly AffectedRecordsQuery[],
): ChangeDraft =>
  createDraft('breaking', pair, says, partiesOf(about, about.readers), queries ?? affectedRecordsAt(about));

/**
 * Returns a change that refuses values that were accepted. It breaks stored records, senders and console users.
 * Readers are not affected. The change is additive if it breaks no party.
 */
export function narrowingChange(
  pair: ChangedPair,
  about: ChangeSubject,
  says: string,
  queries = affectedRecordsAt(about),
): ChangeDraft {
  const parties = partiesOf(about, []);
  const isHarmless = parties.records.length + parties.callers.length === 0 && !parties.users;
  return isHarmless ? additiveChange(pair, says) : createDraft('breaking', pair, says, parties, queries);
}

/**
 * Returns a change that allows more values than before. It breaks readers, and is additive without readers.
 */
export const looseningChange = (pair: ChangedPair, { readers }: ChangeSubject, says: string): ChangeDraft =>
  readers.length === 0
    ? additiveChange(pair, says)
    : createDraft('breaking', pair, says, { ...noParties, callers: readers });

/** Returns a change that breaks only authors of schema files. */
export const authorBreakingChange = (pair: ChangedPair, says: string): ChangeDraft =>
  createDraft('breaking', pair, says, { ...noParties, authors: true });

/** Returns a change that breaks only console users. */
export const userBreakingChange = (pair: ChangedPair, says: string): ChangeDraft =>
  createDraft('breaking', pair, says, { ...noParties, users: true });

const partiesOf = (about: ChangeSubject, readers: readonly string[]): AffectedParties => ({
  ...noParties,
  records: entitiesOf(about),
  callers: [...new Set([...about.senders, ...readers])].sort(),
  users: about.users,
});

/**
 * Returns queries for records with a violation of one of these keywords at the subject, or at the path
 * `within` it.
 */
export const affectedRecordsAt = (
  { records }: ChangeSubject,
  keywords?: readonly string[],
  within: readonly string[] = [],
): AffectedRecordsQuery[] =>
  records.map(({ entity, path }) => ({ entity, path: [...path, ...within], ...(keywords && { keywords }) }));

/** Returns a pair with an element of the newer list, because the file of a family may have added the element. */
export const elementPairOf = (pair: ChangedPair, index: number): ChangedPair => ({
  ...pair,
  ...(pair.after && { after: locationAt(pair.after, [index], undefined) }),
});

/** Formats a value for a sentence. A text of more than 60 characters is cut. */
export function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Describes the change of a keyword: `maxLength of erp.name is 20 instead of 30` */
export function describeChange(
  { before, after }: ChangedPair,
  { description }: ChangeSubject,
  keyword: string,
): string {
  if (before === undefined) return `${keyword} of ${description} was added: ${formatValue(after?.value)}`;
  if (after === undefined)
    return `${keyword} of ${description} was removed; it was ${formatValue(before.value)}`;
  return `${keyword} of ${description} is ${formatValue(after.value)} instead of ${formatValue(before.value)}`;
}
