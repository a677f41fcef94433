import type { Condition } from '../../source.ts';
import { conditionWords } from './conditionWords.ts';
import type { Reader } from './Reader.ts';

const isCondition = (value: unknown): value is Condition => typeof value === 'object' && value !== null;

/** What `if`, `then` and `else` of a schema ask for, a sentence each; those within a branch hold where the branch does. */
export function ruleSentences(rules: Condition, reader: Reader, outer?: Condition): string[] {
  if (!isCondition(rules.if)) return [];
  const premise = both(outer, rules.if);
  const opposite = both(outer, { not: rules.if });
  return [
    ...(isCondition(rules.then) ? branch(rules.then, premise, reader, 'then') : []),
    ...(isCondition(rules.else)
      ? branch(rules.else, opposite, reader, isCondition(rules.then) ? 'otherwise' : 'then')
      : []),
  ];
}

/** Where fields only have to be there, that is part of what is said about them. */
function both(outer: Condition | undefined, inner: Condition): Condition {
  if (outer === undefined) return inner;
  const { required, ...more } = outer;
  if (!Array.isArray(required) || Object.keys(more).length > 0) return { allOf: [outer, inner] };
  return { ...inner, required: [...required, ...(Array.isArray(inner.required) ? inner.required : [])] };
}

function branch(claims: Condition, premise: Condition, reader: Reader, word: 'then' | 'otherwise'): string[] {
  const { allOf, if: condition, then, else: otherwise, ...plain } = claims;
  const inner: readonly Condition[] = [
    ...(Array.isArray(allOf) ? allOf : []),
    ...(isCondition(condition) ? [{ if: condition, then, else: otherwise }] : []),
  ];
  const nested = inner.flatMap((rules) => ruleSentences(rules, reader, premise));
  if (Object.keys(plain).length === 0) return nested;
  const [premiseWords, claim] = [premise, plain].map((said) => conditionWords(said, reader));
  return [reader.say(`condition.${word}`, { premise: premiseWords, claim }), ...nested];
}
