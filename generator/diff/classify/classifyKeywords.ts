import equal from 'fast-deep-equal';
import { type JsonLocation, locationAt, rootLocation } from '../../check/RuleViolation.ts';
import type { ProjectFile } from '../../load/Project.ts';
import type { ChangeDraft } from '../SchemaChange.ts';
import {
  additiveChange,
  breakingChange,
  type ChangedPair,
  type ChangeSubject,
  type Classifier,
  type ClassifierTable,
  captionChange,
  describeChange,
} from './Classifier.ts';
import { findRenamed, type RenameClassifier } from './findRenamed.ts';
import { isImplied } from './impliedLimits.ts';

/** The members of an object, each with its location. */
export type LocatedKeywords = Readonly<Record<string, JsonLocation<unknown>>>;

/** Without the usual prototype, a member may have a name such as `constructor`. */
const toMembers = (members: readonly (readonly [string, JsonLocation<unknown>])[]): LocatedKeywords =>
  Object.assign(Object.create(null), Object.fromEntries(members));

/** Returns the members of an object with their locations; empty for any other value. */
export const keywordsOf = (place: JsonLocation<unknown> | undefined): LocatedKeywords =>
  typeof place?.value === 'object' && place.value !== null
    ? toMembers(Object.entries(place.value).map(([name, value]) => [name, locationAt(place, [name], value)]))
    : toMembers([]);

/** Returns the files by name. */
export const filesByName = (files: readonly ProjectFile<unknown>[]): LocatedKeywords =>
  toMembers(files.map((file) => [file.name, rootLocation(file)]));

const unknownKeyword: Classifier = function* (pair, about, keyword) {
  yield breakingChange(
    pair,
    about,
    `${describeChange(pair, about, keyword)}. The effect of this keyword is unknown`,
  );
};

/** Returns the members of both sides, paired by name. */
export const pairsOf = (before: LocatedKeywords, after: LocatedKeywords): [string, ChangedPair][] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => [
    name,
    { ...(before[name] && { before: before[name] }), ...(after[name] && { after: after[name] }) },
  ]);

/**
 * Classifies every keyword that differs, with the classifier in the table. A keyword without a classifier is
 * breaking. A new limit is additive if the older keywords accept no value beyond it.
 */
export function* classifyKeywords(
  table: ClassifierTable,
  before: LocatedKeywords,
  after: LocatedKeywords,
  about: ChangeSubject,
): Iterable<ChangeDraft> {
  for (const [keyword, pair] of pairsOf(before, after)) {
    if (isSame(pair)) continue;
    const judge = Object.hasOwn(table, keyword) ? table[keyword] : undefined;
    if (pair.before === undefined && isImplied(before, keyword, pair.after?.value))
      yield additiveChange(pair, describeChange(pair, about, keyword));
    else yield* (judge ?? unknownKeyword)(pair, about, keyword);
  }
}

/** Compares the JSON text, because a classifier may also report the order of members. */
const isSame = ({ before, after }: ChangedPair): boolean =>
  before !== undefined && after !== undefined && JSON.stringify(before.value) === JSON.stringify(after.value);

/** Classifiers for the members of an object. The name identifies a member. */
interface MemberClassifiers {
  readonly added: (pair: Required<Pick<ChangedPair, 'after'>>, name: string) => Iterable<ChangeDraft>;
  readonly removed: (pair: Required<Pick<ChangedPair, 'before'>>, name: string) => Iterable<ChangeDraft>;
  readonly kept: (pair: Required<ChangedPair>, name: string) => Iterable<ChangeDraft>;
  /** The message for another order of the members, if the order is visible on screen. */
  readonly moved?: string;
  /** Recognizes a member with a new name. Its other changes are those of a `kept` member. */
  readonly renamed?: RenameClassifier;
  /** Members with the same text are also `kept`, because the schemas that they refer to may have changed. */
  readonly refer?: true;
}

export function* classifyMembers(
  before: LocatedKeywords,
  after: LocatedKeywords,
  fates: MemberClassifiers,
): Iterable<ChangeDraft> {
  const formerNames = fates.renamed ? findRenamed(before, after, fates.renamed) : new Map<string, string>();
  const renamed = new Set(formerNames.values());
  for (const [name, { before: same, after: is }] of pairsOf(before, after)) {
    const former = formerNames.get(name);
    const was = former === undefined ? same : before[former];
    if (was === undefined) yield* fates.added({ after: is as JsonLocation<unknown> }, name);
    else if (is !== undefined) {
      if (former !== undefined)
        yield* fates.renamed?.classify({ before: was, after: is }, name, former) ?? [];
      if (fates.refer || !isSame({ before: was, after: is }))
        yield* fates.kept({ before: was, after: is }, name);
    } else if (!renamed.has(name)) yield* fates.removed({ before: was }, name);
  }
  const first = firstMoved(before, after);
  if (fates.moved !== undefined && first) yield captionChange(first, fates.moved);
}

/** Returns the first common member whose position among the common members changed. */
function firstMoved(before: LocatedKeywords, after: LocatedKeywords): ChangedPair | undefined {
  const was = Object.keys(before).filter((name) => name in after);
  const is = Object.keys(after).filter((name) => name in before);
  const name = is.find((one, index) => one !== was[index]);
  const [from, to] = name === undefined ? [] : [before[name], after[name]];
  return from && to && { before: from, after: to };
}

/**
 * Returns the elements of a list as members. `nameOf` returns the name of an element. A second element with
 * the same name has its number, such as `low (2)`.
 */
export const keywordsByName = (
  list: JsonLocation<unknown> | undefined,
  nameOf: (value: never) => string,
): LocatedKeywords => {
  const counts = new Map<string, number>();
  const uniqueName = (name: string): string => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  };
  const elements: readonly unknown[] = list && Array.isArray(list.value) ? list.value : [];
  return toMembers(
    elements.map((value, index) => [
      uniqueName(nameOf(value as never)),
      locationAt(list as JsonLocation<unknown>, [index], value),
    ]),
  );
};

export const isEqual = ({ before, after }: ChangedPair): boolean => equal(before?.value, after?.value);
