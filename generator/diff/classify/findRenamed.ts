import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { JsonLocation } from '../../check/RuleViolation.ts';
import type { ChangeDraft } from '../SchemaChange.ts';
import { additiveChange, type ChangedPair, userBreakingChange } from './Classifier.ts';

type Members = Readonly<Record<string, JsonLocation<unknown>>>;

/** Recognizes and classifies members of an object that have a new name. */
export interface RenameClassifier {
  /** Returns the part of a member that a rename keeps; undefined if the member cannot be recognized. */
  readonly identityOf: (value: unknown) => string | undefined;
  /** Returns declared former names, the most probable first. They take precedence over the identity. */
  readonly formerNamesOf?: (value: unknown, name: string) => readonly string[];
  readonly classify: (pair: Required<ChangedPair>, name: string, former: string) => Iterable<ChangeDraft>;
}

/**
 * Returns the former names of renamed members by their new names. A removed and an added member are the same
 * if the added one declares the former name, or if they have the same identity and no other removed or added member
 * has it.
 */
export function findRenamed(
  before: Members,
  after: Members,
  { identityOf, formerNamesOf = () => [] }: RenameClassifier,
): ReadonlyMap<string, string> {
  const former = new Map<string, string>();
  for (const [name, { value }] of Object.entries(after)) {
    const declared = formerNamesOf(value, name).find((one) => one in before && !(one in after));
    if (declared !== undefined && !(name in before)) former.set(name, declared);
  }
  const declared = new Set([...former].flat());
  const [gone, come] = [
    membersByIdentity(before, after, identityOf, declared),
    membersByIdentity(after, before, identityOf, declared),
  ];
  for (const [identity, [name, ...others]] of come) {
    const [old, ...olds] = gone.get(identity) ?? [];
    if (name !== undefined && old !== undefined && others.length + olds.length === 0) former.set(name, old);
  }
  return former;
}

/** Returns the names of the members that only one side has, by their identity. */
function membersByIdentity(
  side: Members,
  other: Members,
  identityOf: RenameClassifier['identityOf'],
  declared: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [name, { value }] of Object.entries(side)) {
    const identity = name in other || declared.has(name) ? undefined : identityOf(value);
    if (identity !== undefined) found.set(identity, [...(found.get(identity) ?? []), name]);
  }
  return found;
}

/** Returns the values of some keywords as an identity; undefined if one is missing. */
export const identityFrom =
  (...keywords: readonly string[]): RenameClassifier['identityOf'] =>
  (value) => {
    if (!isRecord(value) || keywords.some((keyword) => value[keyword] === undefined)) return undefined;
    return JSON.stringify(keywords.map((keyword) => value[keyword]));
  };

/** Renamed parts of the console, recognized by their title. A part whose name is in the URL breaks bookmarks. */
export const renamedPart = (sentence: string, isInUrl: boolean): RenameClassifier => ({
  identityOf: identityFrom('title'),
  classify: (pair, name, former) => {
    const says = `The ${sentence.replace('*', former)} was renamed to ${name}`;
    return [isInUrl ? userBreakingChange(pair, says) : additiveChange(pair, says)];
  },
});
