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
  elementPairOf,
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
import { renamedPart } from './findRenamed.ts';

/** Classifiers for several kinds of files. */

/** A change of texts or layout. */
export const textChange: Classifier = function* (pair, { description: what }, keyword) {
  if (!isEqual(pair))
    yield captionChange(
      pair,
      `${keyword} of ${what} ${pair.after ? (pair.before ? 'was changed' : 'is new') : 'was removed'}`,
    );
};

/**
 * A change without effect, or one that was already folded into its target (normalize/expand/foldFamilies.ts,
 * SchemaReader).
 */
export const noChange: Classifier = function* () {};

/** A change that every user must review. */
export const anyBreakingChange: Classifier = function* (pair, about, keyword) {
  if (!isEqual(pair)) yield breakingChange(pair, about, describeChange(pair, about, keyword));
};

/** A change without harm in either direction: frequency, order, index. */
export const harmlessChange: Classifier = function* (pair, about, keyword) {
  if (!isEqual(pair)) yield additiveChange(pair, describeChange(pair, about, keyword));
};

/** A feature of the console. */
export const offeredChange: Classifier = function* (pair, about, keyword) {
  if (isEqual(pair)) return;
  const says = describeChange(pair, about, keyword);
  yield pair.before === undefined ? additiveChange(pair, says) : userBreakingChange(pair, says);
};

/** A condition on data: a new or changed one refuses data that was accepted, a removed one does not. */
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

/** A flag that restricts when set. */
export const restrictionChange: Classifier = function* (pair, about, keyword) {
  const says = describeChange(pair, about, keyword);
  if (pair.after?.value === true) yield breakingChange(pair, about, says);
  else if (pair.before?.value === true) yield additiveChange(pair, says);
};

/** A flag that permits when set; removing it breaks users. */
export const permissionChange: Classifier = function* (pair, about, keyword) {
  const says = describeChange(pair, about, keyword);
  if (pair.before?.value === true) yield breakingChange(pair, about, says);
  else if (pair.after?.value === true) yield additiveChange(pair, says);
};

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => JSON.stringify(one)) : [];

/** Classifies one name of a list: an added or a removed one. */
type NameClassifier = (says: string, name: unknown) => Classifier;

/**
 * A list of names, with separate results for added and removed ones.
 * @param areFolded families add names, so an added name has its own location
 */
export const namesChange = (
  classifyAdded: NameClassifier,
  classifyRemoved: NameClassifier,
  areFolded = false,
): Classifier =>
  function* (pair, about, keyword) {
    const [before, after] = [namesIn(pair.before?.value), namesIn(pair.after?.value)];
    for (const [index, name] of after.entries())
      if (!before.includes(name)) {
        const added = areFolded ? elementPairOf(pair, index) : pair;
        yield* classifyAdded(`${name} was added to ${keyword} of ${about.description}`, JSON.parse(name))(
          added,
          about,
          keyword,
        );
      }
    for (const name of before.filter((one) => !after.includes(one)))
      yield* classifyRemoved(`${name} was removed from ${keyword} of ${about.description}`, JSON.parse(name))(
        pair,
        about,
        keyword,
      );
    const common = after.filter((one) => before.includes(one));
    if (String(common) !== String(before.filter((one) => after.includes(one))))
      yield captionChange(pair, `The order of ${keyword} of ${about.description} was changed`);
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

/** A part with keywords of its own. If added or removed, it is classified as a whole. */
export const partChange =
  (table: ClassifierTable, classifyAdded: Classifier, classifyRemoved: Classifier): Classifier =>
  (pair, about, keyword) => {
    if (pair.before === undefined) return classifyAdded(pair, about, keyword);
    if (pair.after === undefined) return classifyRemoved(pair, about, keyword);
    const inner = { ...about, description: `${keyword} of ${about.description}` };
    return classifyKeywords(table, keywordsOf(pair.before), keywordsOf(pair.after), inner);
  };

/** An offered object with keywords of its own. */
export const offerChange = (table: ClassifierTable): Classifier =>
  partChange(table, offeredChange, offeredChange);

/** Offered objects, identified by their names. The names of tabs are in URLs. */
export const offersChange =
  (what: string, table: ClassifierTable): Classifier =>
  (pair, about) =>
    classifyMembers(keywordsOf(pair.before), keywordsOf(pair.after), {
      added: (one, name) => [additiveChange(one, `The ${what} ${name} of ${about.description} is new`)],
      removed: (one, name) => [
        userBreakingChange(one, `The ${what} ${name} of ${about.description} was removed`),
      ],
      kept: (one, name) => offerChange(table)(one, about, `the ${what} ${name}`),
      renamed: renamedPart(`${what} * of ${about.description}`, what === 'tab'),
      moved: `The order of the ${what}s of ${about.description} was changed`,
    });

/** The same for a list whose elements have an identifying property. */
export const listedChange =
  (
    what: string,
    table: ClassifierTable,
    nameOf: (value: never) => string,
    gone: LossClassifier = (pair, _, says) => userBreakingChange(pair, says),
  ): Classifier =>
  ({ before, after }, about, keyword) =>
    classifyMembers(keywordsByName(before, nameOf), keywordsByName(after, nameOf), {
      added: (one, name) => [additiveChange(one, `The ${what} ${name} of ${about.description} is new`)],
      removed: (one, name) => [gone(one, about, `The ${what} ${name} of ${about.description} was removed`)],
      kept: (one, name) => offerChange(table)(one, about, `the ${what} ${name}`),
      renamed: renamedPart(`${what} * of ${about.description}`, what === 'tab'),
      moved: `The order of ${keyword} of ${about.description} was changed`,
    });

/** Classifies the removal of an object. */
export type LossClassifier = (pair: ChangedPair, about: ChangeSubject, says: string) => ChangeDraft;
