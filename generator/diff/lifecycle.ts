import type { Lifecycle, Transition } from '../../src/contract/lifecycle.ts';
import type { Draft } from './change.ts';
import { type About, additive, breaking, caption, type Judge, type Pair, type Table } from './judge.ts';
import { anyChange, condition, nothing } from './judges.ts';
import { judgeKeywords, judgeMembers, keywordsIn } from './keywords.ts';

/** A transition concerns those that take it, not what is stored. */
const action = (about: About, name: string): About => ({
  ...about,
  words: `the action "${name}" of ${about.words}`,
  records: [],
  users: true,
});

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** A state that is gone leaves the records that are in it. */
const states =
  (property: string): Judge =>
  (pair, about) =>
    judgeMembers(keywordsIn(pair.before), keywordsIn(pair.after), {
      added: (one, name) => [additive(one, `${about.words}.${property} may be ${name} now`)],
      removed: (one, name) => [
        breaking(
          one,
          { ...about, users: true },
          `${about.words}.${property} cannot be ${name} any more`,
          holding(about, property, name),
        ),
      ],
      kept: (one, name) => [caption(one, `The tone of ${name} of ${about.words} was changed`)],
      moved: `The states of ${about.words} stand in another order`,
    });

const holding = ({ records }: About, property: string, value: unknown) =>
  records.flatMap(({ entity, path }) =>
    path.length > 0 ? [] : [{ entity, fails: { properties: { [property]: { not: { const: value } } } } }],
  );

const transitions: Judge = (pair, about) =>
  judgeMembers(keywordsIn(pair.before), keywordsIn(pair.after), {
    added: (one, name) => [additive(one, `${capital(action(about, name).words)} is new`)],
    removed: (one, name) => [
      breaking(one, action(about, name), `${capital(action(about, name).words)} was removed`),
    ],
    kept: (one, name) =>
      judgeKeywords(transitionTable, keywordsIn(one.before), keywordsIn(one.after), action(about, name)),
  });

const valuesIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** From where it may be taken: a property that is asked more, or takes fewer values, refuses what was allowed. */
const from: Judge = (pair, about) =>
  judgeMembers(keywordsIn(pair.before), keywordsIn(pair.after), {
    added: (one, name) => [breaking(one, about, `${capital(about.words)} asks for ${name} now`)],
    removed: (one, name) => [additive(one, `${capital(about.words)} does not ask for ${name} any more`)],
    kept: (one, name) => valuesOf(one, about, name),
  });

function valuesOf(pair: Pair, about: About, name: string): Draft[] {
  const [before, after] = [valuesIn(pair.before?.value), valuesIn(pair.after?.value)];
  const gone = before.filter((value) => !after.includes(value));
  const come = after.filter((value) => !before.includes(value));
  return [
    ...gone.map((value) =>
      breaking(pair, about, `${capital(about.words)} is not possible from ${name} ${value} any more`),
    ),
    ...come.map((value) => additive(pair, `${capital(about.words)} is possible from ${name} ${value} now`)),
  ];
}

/** A state that ends by itself, or does not any more, is another one to those that count on it. */
export const transitionTable: Table & Readonly<Record<keyof Transition, Judge>> = {
  from,
  to: anyChange,
  requires: (pair, about, keyword) =>
    condition(pair, { ...about, senders: [...about.senders, ...about.readers] }, keyword),
  expires: anyChange,
};

/** entity.schema.json#/definitions/lifecycle; the property holds the states. */
export const lifecycleTable = (property: string): Table => ({
  property: anyChange,
  initial: anyChange,
  states: states(property),
  transitions,
  // Only the check of schema files looks at it.
  finalStates: nothing,
});

export const lifecycle: Judge = (pair, about, keyword) => {
  const { before, after } = pair;
  if (before === undefined || after === undefined) return anyChange(pair, about, keyword);
  const { property } = before.value as Lifecycle;
  return judgeKeywords(lifecycleTable(property), keywordsIn(before), keywordsIn(after), about);
};
