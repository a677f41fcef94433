import equal from 'fast-deep-equal';
import { type JsonLocation, locationAt, rootLocation } from '../../check/RuleViolation.ts';
import type { ProjectFile } from '../../load/loadProject.ts';
import type { ChangeDraft } from '../SchemaChange.ts';
import {
  breakingChange,
  type ChangedPair,
  type ChangeSubject,
  type Classifier,
  type ClassifierTable,
  captionChange,
  describeChange,
} from './Classifier.ts';

/** What an object says, each member with its place. */
export type LocatedKeywords = Readonly<Record<string, JsonLocation<unknown>>>;

/** The members of an object, or of none. */
export const keywordsOf = (place: JsonLocation<unknown> | undefined): LocatedKeywords =>
  typeof place?.value === 'object' && place.value !== null
    ? Object.fromEntries(
        Object.entries(place.value).map(([name, value]) => [name, locationAt(place, [name], value)]),
      )
    : {};

/** Files by their names. */
export const filesByName = (files: readonly ProjectFile<unknown>[]): LocatedKeywords =>
  Object.fromEntries(files.map((file) => [file.name, rootLocation(file)]));

const unknownKeyword: Classifier = function* (pair, about, keyword) {
  yield breakingChange(pair, about, `${describeChange(pair, about, keyword)}: nobody knows what that means`);
};

/** The members of both sides, by name. */
export const pairsOf = (before: LocatedKeywords, after: LocatedKeywords): [string, ChangedPair][] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => [
    name,
    { ...(before[name] && { before: before[name] }), ...(after[name] && { after: after[name] }) },
  ]);

/** Every keyword that differs, judged by its table. What no table knows is breaking. */
export function* classifyKeywords(
  table: ClassifierTable,
  before: LocatedKeywords,
  after: LocatedKeywords,
  about: ChangeSubject,
): Iterable<ChangeDraft> {
  for (const [keyword, pair] of pairsOf(before, after)) {
    if (isSame(pair)) continue;
    const judge = Object.hasOwn(table, keyword) ? table[keyword] : undefined;
    yield* (judge ?? unknownKeyword)(pair, about, keyword);
  }
}

/** The same text: an order of members may be told, too. */
const isSame = ({ before, after }: ChangedPair): boolean =>
  before !== undefined && after !== undefined && JSON.stringify(before.value) === JSON.stringify(after.value);

/** What becomes of the members of an object, each known by its name. */
export interface MemberClassifiers {
  readonly added: (pair: Required<Pick<ChangedPair, 'after'>>, name: string) => Iterable<ChangeDraft>;
  readonly removed: (pair: Required<Pick<ChangedPair, 'before'>>, name: string) => Iterable<ChangeDraft>;
  readonly kept: (pair: Required<ChangedPair>, name: string) => Iterable<ChangeDraft>;
  /** Says that they stand in another order, where people see that. */
  readonly moved?: string;
  /** Those that read the same are `kept`, too: what they refer to may have changed. */
  readonly refer?: true;
}

export function* classifyMembers(
  before: LocatedKeywords,
  after: LocatedKeywords,
  fates: MemberClassifiers,
): Iterable<ChangeDraft> {
  for (const [name, { before: was, after: is }] of pairsOf(before, after)) {
    if (was === undefined) yield* fates.added({ after: is as JsonLocation<unknown> }, name);
    else if (is === undefined) yield* fates.removed({ before: was }, name);
    else if (fates.refer || !isSame({ before: was, after: is }))
      yield* fates.kept({ before: was, after: is }, name);
  }
  const first = firstMoved(before, after);
  if (fates.moved !== undefined && first) yield captionChange(first, fates.moved);
}

/** The first of the common members that does not stand where it stood among them. */
function firstMoved(before: LocatedKeywords, after: LocatedKeywords): ChangedPair | undefined {
  const was = Object.keys(before).filter((name) => name in after);
  const is = Object.keys(after).filter((name) => name in before);
  const name = is.find((one, index) => one !== was[index]);
  const [from, to] = name === undefined ? [] : [before[name], after[name]];
  return from && to && { before: from, after: to };
}

/** The elements of a list as members, each known by a name of its own. */
export const keywordsByName = (
  list: JsonLocation<unknown> | undefined,
  nameOf: (value: never) => string,
): LocatedKeywords =>
  Array.isArray(list?.value)
    ? Object.fromEntries(
        list.value.map((value, index) => [
          nameOf(value as never),
          locationAt(list as JsonLocation<unknown>, [index], value),
        ]),
      )
    : {};

export const isEqual = ({ before, after }: ChangedPair): boolean => equal(before?.value, after?.value);
