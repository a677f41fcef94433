import type { ChangeDraft } from '../SchemaChange.ts';
import {
  additiveChange,
  affectedRecordsAt,
  breakingChange,
  type ChangedPair,
  type ChangeSubject,
  type Classifier,
  type ClassifierTable,
  captionChange,
  describeChange,
  narrowingChange,
  userBreakingChange,
} from './Classifier.ts';
import {
  classifyKeywords,
  classifyMembers,
  isEqual,
  keywordsByName,
  keywordsOf,
} from './classifyKeywords.ts';

/** What more than one kind of file has use for. */

/** What people read, or how it is laid out. */
export const textChange: Classifier = function* (pair, { description: what }, keyword) {
  if (!isEqual(pair))
    yield captionChange(
      pair,
      `${keyword} of ${what} ${pair.after ? (pair.before ? 'was changed' : 'is new') : 'is gone'}`,
    );
};

/** Nobody but an editor, or what has been folded into its place already (generator/expand, SchemaReader). */
export const noChange: Classifier = function* () {};

/** Whoever relies on it has to look. */
export const anyBreakingChange: Classifier = function* (pair, about, keyword) {
  if (!isEqual(pair)) yield breakingChange(pair, about, describeChange(pair, about, keyword));
};

/** Does no harm either way: how often, in which order, through which index. */
export const harmlessChange: Classifier = function* (pair, about, keyword) {
  if (!isEqual(pair)) yield additiveChange(pair, describeChange(pair, about, keyword));
};

/** Something that the console offers. */
export const offeredChange: Classifier = function* (pair, about, keyword) {
  if (isEqual(pair)) return;
  const says = describeChange(pair, about, keyword);
  yield pair.before === undefined ? additiveChange(pair, says) : userBreakingChange(pair, says);
};

/** A condition on data: new or other than it was it refuses what was accepted, gone it does not. */
export const conditionChange: Classifier = function* (pair, about, keyword) {
  if (isEqual(pair)) return;
  const says = describeChange(pair, about, keyword);
  yield pair.after === undefined ? additiveChange(pair, says) : narrowingChange(pair, about, says);
};

const boundChange =
  (isNarrower: (after: number, before: number) => boolean): Classifier =>
  (pair, about, keyword) => {
    const { before, after } = pair;
    const says = describeChange(pair, about, keyword);
    const narrows =
      after !== undefined && (before === undefined || isNarrower(Number(after.value), Number(before.value)));
    return [
      narrows
        ? narrowingChange(pair, about, says, affectedRecordsAt(about, [keyword]))
        : additiveChange(pair, says),
    ];
  };

export const maximumChange = boundChange((after, before) => after < before);
export const minimumChange = boundChange((after, before) => after > before);

/** A mark that is set or not: set, it takes something away. */
export const restrictionChange: Classifier = function* (pair, about, keyword) {
  const says = describeChange(pair, about, keyword);
  if (pair.after?.value === true) yield breakingChange(pair, about, says);
  else if (pair.before?.value === true) yield additiveChange(pair, says);
};

/** A mark that gives something away: taken back, it is missed. */
export const permissionChange: Classifier = function* (pair, about, keyword) {
  const says = describeChange(pair, about, keyword);
  if (pair.before?.value === true) yield breakingChange(pair, about, says);
  else if (pair.after?.value === true) yield additiveChange(pair, says);
};

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => JSON.stringify(one)) : [];

/** A list of names: what becomes of those that came and of those that went. */
export const namesChange = (
  came: (says: string) => Classifier,
  went: (says: string) => Classifier,
): Classifier =>
  function* (pair, about, keyword) {
    const [before, after] = [namesIn(pair.before?.value), namesIn(pair.after?.value)];
    for (const name of after.filter((one) => !before.includes(one)))
      yield* came(`${name} is in ${keyword} of ${about.description} now`)(pair, about, keyword);
    for (const name of before.filter((one) => !after.includes(one)))
      yield* went(`${name} is not in ${keyword} of ${about.description} any more`)(pair, about, keyword);
    const common = after.filter((one) => before.includes(one));
    if (String(common) !== String(before.filter((one) => after.includes(one))))
      yield captionChange(pair, `${keyword} of ${about.description} is in another order`);
  };

export const asAdditive =
  (says: string): Classifier =>
  (pair) => [additiveChange(pair, says)];
export const asBreaking =
  (says: string): Classifier =>
  (pair, about) => [breakingChange(pair, about, says)];
export const asLoss =
  (says: string): Classifier =>
  (pair) => [userBreakingChange(pair, says)];

/** A part with keywords of its own. Coming and going it is judged as a whole. */
export const partChange =
  (table: ClassifierTable, came: Classifier, went: Classifier): Classifier =>
  (pair, about, keyword) => {
    if (pair.before === undefined) return came(pair, about, keyword);
    if (pair.after === undefined) return went(pair, about, keyword);
    const inner = { ...about, description: `${keyword} of ${about.description}` };
    return classifyKeywords(table, keywordsOf(pair.before), keywordsOf(pair.after), inner);
  };

/** A whole that is offered, and what it has of its own. */
export const offerChange = (table: ClassifierTable): Classifier =>
  partChange(table, offeredChange, offeredChange);

/** Things that are offered, each by its name. */
export const offersChange =
  (what: string, table: ClassifierTable): Classifier =>
  (pair, about) =>
    classifyMembers(keywordsOf(pair.before), keywordsOf(pair.after), {
      added: (one, name) => [additiveChange(one, `${about.description} has the ${what} ${name} now`)],
      removed: (one, name) => [
        userBreakingChange(one, `${about.description} has the ${what} ${name} no longer`),
      ],
      kept: (one, name) => offerChange(table)(one, about, `the ${what} ${name}`),
      moved: `Each ${what} of ${about.description} stands in another order`,
    });

/** The same of a list, each known by a property of its own. */
export const listedChange =
  (
    what: string,
    table: ClassifierTable,
    nameOf: (value: never) => string,
    gone: LossClassifier = (pair, _, says) => userBreakingChange(pair, says),
  ): Classifier =>
  ({ before, after }, about, keyword) =>
    classifyMembers(keywordsByName(before, nameOf), keywordsByName(after, nameOf), {
      added: (one, name) => [additiveChange(one, `${about.description} has the ${what} ${name} now`)],
      removed: (one, name) => [gone(one, about, `${about.description} has the ${what} ${name} no longer`)],
      kept: (one, name) => offerChange(table)(one, about, `the ${what} ${name}`),
      moved: `${keyword} of ${about.description} stand in another order`,
    });

/** What it means that one is gone. */
export type LossClassifier = (pair: ChangedPair, about: ChangeSubject, says: string) => ChangeDraft;
