import type { Activity, Lifecycle, Transition } from '../../../src/contract/model/lifecycle.ts';
import { upperFirst } from '../../../src/contract/text/captions.ts';
import {
  additiveChange,
  breakingChange,
  type ChangedPair,
  type ChangeSubject,
  type Classifier,
  type ClassifierTable,
  captionChange,
} from '../classify/Classifier.ts';
import { anyBreakingChange, conditionChange, noChange } from '../classify/classifiers.ts';
import { classifyKeywords, classifyMembers, keywordsOf } from '../classify/classifyKeywords.ts';
import type { ChangeDraft } from '../SchemaChange.ts';

/**
 * Returns the subject of a transition. A transition affects its callers and console users, but no stored
 * records.
 */
const actionSubject = (about: ChangeSubject, name: string): ChangeSubject => ({
  ...about,
  description: `the action "${name}" of ${about.description}`,
  records: [],
  users: true,
});

/** Removing a state breaks the records that are in it. */
const statesChange =
  (property: string): Classifier =>
  (pair, about) =>
    classifyMembers(keywordsOf(pair.before), keywordsOf(pair.after), {
      added: (one, name) => [
        additiveChange(one, `The state ${name} of ${about.description}.${property} is new`),
      ],
      removed: (one, name) => [
        breakingChange(
          one,
          { ...about, users: true },
          `The state ${name} of ${about.description}.${property} was removed`,
          recordsInState(about, property, name),
        ),
      ],
      kept: (one, name) => [
        captionChange(one, `The tone of the state ${name} of ${about.description} was changed`),
      ],
      moved: `The order of the states of ${about.description} was changed`,
    });

const recordsInState = ({ records }: ChangeSubject, property: string, value: unknown) =>
  records.flatMap(({ entity, path }) =>
    path.length > 0 ? [] : [{ entity, fails: { properties: { [property]: { not: { const: value } } } } }],
  );

const transitionsChange: Classifier = (pair, about) =>
  classifyMembers(keywordsOf(pair.before), keywordsOf(pair.after), {
    added: (one, name) => [
      additiveChange(one, `${upperFirst(actionSubject(about, name).description)} is new`),
    ],
    removed: (one, name) => [
      breakingChange(
        one,
        actionSubject(about, name),
        `${upperFirst(actionSubject(about, name).description)} was removed`,
      ),
    ],
    kept: (one, name) =>
      classifyKeywords(
        transitionTable,
        keywordsOf(one.before),
        keywordsOf(one.after),
        actionSubject(about, name),
      ),
  });

const valuesIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * The states in which a transition is allowed. It refuses more if it depends on another property, or allows
 * fewer values.
 */
const fromChange: Classifier = (pair, about) =>
  classifyMembers(keywordsOf(pair.before), keywordsOf(pair.after), {
    added: (one, name) => [
      breakingChange(one, about, `${upperFirst(about.description)} now depends on ${name}`),
    ],
    removed: (one, name) => [additiveChange(one, `${upperFirst(about.description)} now ignores ${name}`)],
    kept: (one, name) => fromValueChanges(one, about, name),
  });

function fromValueChanges(pair: ChangedPair, about: ChangeSubject, name: string): ChangeDraft[] {
  const [before, after] = [valuesIn(pair.before?.value), valuesIn(pair.after?.value)];
  const gone = before.filter((value) => !after.includes(value));
  const come = after.filter((value) => !before.includes(value));
  return [
    ...gone.map((value) =>
      breakingChange(pair, about, `${upperFirst(about.description)} is now refused if ${name} is ${value}`),
    ),
    ...come.map((value) =>
      additiveChange(pair, `${upperFirst(about.description)} is now possible if ${name} is ${value}`),
    ),
  ];
}

/** Callers rely on the states in which the service performs an activity. */
const activeStatesChange: Classifier = (pair, about, activity) => {
  const [before, after] = [valuesIn(pair.before?.value), valuesIn(pair.after?.value)];
  const sentence = (verb: string, state: unknown): string =>
    `The activity ${activity} of ${about.description} ${verb} in the state ${state}`;
  return [
    ...before
      .filter((state) => !after.includes(state))
      .map((state) =>
        breakingChange(pair, { ...about, users: true }, sentence('no longer takes place', state)),
      ),
    ...after
      .filter((state) => !before.includes(state))
      .map((state) => additiveChange(pair, sentence('now takes place', state))),
  ];
};

/** entity.schema.json#/definitions/activities */
export const activitiesTable: ClassifierTable & Readonly<Record<Activity, Classifier>> = {
  accept: activeStatesChange,
  run: activeStatesChange,
};

const activitiesChange: Classifier = ({ before, after }, about) =>
  classifyKeywords(activitiesTable, keywordsOf(before), keywordsOf(after), about);

/** A changed `expires` is breaking, because users rely on whether the state ends without an action. */
export const transitionTable: ClassifierTable & Readonly<Record<keyof Transition, Classifier>> = {
  from: fromChange,
  to: anyBreakingChange,
  requires: (pair, about, keyword) =>
    conditionChange(pair, { ...about, senders: [...about.senders, ...about.readers] }, keyword),
  expires: anyBreakingChange,
};

/**
 * entity.schema.json#/definitions/lifecycle
 * @param property the property that holds the state
 */
export const lifecycleTable = (property: string): ClassifierTable => ({
  property: anyBreakingChange,
  initial: anyBreakingChange,
  states: statesChange(property),
  activities: activitiesChange,
  transitions: transitionsChange,
  // Only the rules of the generator use it.
  finalStates: noChange,
});

export const lifecycleChange: Classifier = (pair, about, keyword) => {
  const { before, after } = pair;
  if (before === undefined || after === undefined) return anyBreakingChange(pair, about, keyword);
  const { property } = before.value as Lifecycle;
  return classifyKeywords(lifecycleTable(property), keywordsOf(before), keywordsOf(after), about);
};
