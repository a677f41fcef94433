import type { ChoiceSource } from '../source.ts';
import { additive, caption, type Judge, narrowed, questionsAt } from './judge.ts';
import { isEqual, judgeMembers, named } from './keywords.ts';

/** Choices, however they are given: each is known by its value. */
export const choices: Judge = function* (pair, about) {
  const { words } = about;
  const asked = questionsAt(about, ['enum']);
  const nameOf = ({ const: value }: ChoiceSource): string => JSON.stringify(value);
  if (pair.before === undefined) {
    yield narrowed(pair, about, `${words} may only be one of its choices now`, asked);
    return;
  }
  if (pair.after === undefined) {
    yield additive(pair, `${words} may be anything now, not only one of its choices`);
    return;
  }
  yield* judgeMembers(named(pair.before, nameOf), named(pair.after, nameOf), {
    added: (one, name) => [additive(one, `${words} may be ${name} now`)],
    removed: (one, name) => [
      narrowed({ ...one, after: pair.after }, about, `${words} may not be ${name} any more`, asked),
    ],
    kept: (one, name) =>
      isEqual(one) ? [] : [caption(one, `The caption of ${name} of ${words} was changed`)],
    moved: `The choices of ${words} stand in another order`,
  });
};
