import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { SchemaCondition } from '../../load/sources/SchemaSource.ts';
import type { LocaleReader } from './LocaleReader.ts';
import { codeSpan } from './markdown.ts';

type PhrasePair = readonly [key: string, value: string];

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const conditionsIn = (value: unknown): SchemaCondition[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Formats a value, or the name of the field that `$data` refers to. */
const comparand = (value: unknown): string =>
  isRecord(value) && typeof value.$data === 'string'
    ? codeSpan(value.$data.split('/').slice(1).join('.'))
    : codeSpan(typeof value === 'string' ? value : JSON.stringify(value));

/** Returns the phrase for a pattern: a fixed beginning, a fixed end, or any other pattern. */
function describePattern(pattern: string): PhrasePair {
  const begins = /^\^([\w-]+)$/.exec(pattern)?.[1];
  const ends = /^([\w-]+)\$$/.exec(pattern)?.[1];
  if (begins !== undefined) return ['begins', codeSpan(begins)];
  if (ends !== undefined) return ['ends', codeSpan(ends)];
  return ['matches', codeSpan(pattern)];
}

/** Keywords that compare a value with another one → keys of their phrases. */
const comparisons: Readonly<Record<string, string>> = {
  const: 'is',
  minimum: 'least',
  maximum: 'most',
  exclusiveMinimum: 'above',
  exclusiveMaximum: 'below',
  minLength: 'longer',
  minItems: 'longer',
  maxLength: 'shorter',
  maxItems: 'shorter',
};

/**
 * Describes a condition on a record (`x-visible-when`, `if`) in the language of the reader, with fields and
 * values as they are sent. `yes` false describes the opposite. A condition without phrases is shown as its
 * schema.
 */
export function describeCondition(condition: SchemaCondition, reader: LocaleReader, yes = true): string {
  return toStatement(condition, { reader, path: [] }, yes).text;
}

interface Subject {
  readonly reader: LocaleReader;
  /** The path of the described field; empty for the record. */
  readonly path: readonly string[];
}

/** A statement. `isCompound` is true if it joins several statements. */
interface Statement {
  readonly text: string;
  readonly isCompound: boolean;
}

function toStatement(condition: SchemaCondition, subject: Subject, yes: boolean): Statement {
  const statements = statementsOf(condition, subject, yes);
  if (statements.length === 0)
    return { text: sayPhrase(subject, 'holds', codeSpan(JSON.stringify(condition)), yes), isCompound: false };
  return joinStatements(statements, subject, yes ? 'and' : 'or');
}

function joinStatements(
  statements: readonly Statement[],
  { reader }: Subject,
  word: 'and' | 'or',
): Statement {
  const [first, ...others] = statements;
  if (first && others.length === 0) return first;
  const texts = statements.map(({ text, isCompound }) =>
    isCompound ? reader.say('condition.group', { condition: text }) : text,
  );
  return { text: reader.joinClauses(texts, word), isCompound: true };
}

function sayPhrase({ reader, path }: Subject, key: string, value: string, yes: boolean): string {
  return reader.say(`condition.${key}.${yes ? 'yes' : 'no'}`, { field: codeSpan(path.join('.')), value });
}

/** Returns the statements of a condition. The condition holds when all of them hold. */
function statementsOf(condition: SchemaCondition, subject: Subject, yes: boolean): Statement[] {
  const { anyOf, oneOf, allOf, not, properties, required } = condition;
  const either = [...conditionsIn(anyOf), ...conditionsIn(oneOf)].map((one) =>
    toStatement(one, subject, yes),
  );
  const inner = isRecord(properties) ? properties : {};
  const needed = namesIn(required);
  return [
    ...comparisonPhrasesOf(condition, subject).map(([key, value]) =>
      simpleStatement(sayPhrase(subject, key, value, yes)),
    ),
    ...Object.entries(inner).map(([name, value]) => propertyStatement(value, subject, name, needed, yes)),
    ...needed
      .filter((name) => !(name in inner))
      .map((name) => simpleStatement(sayPhrase(subjectBelow(subject, name), 'given', '', yes))),
    ...conditionsIn(allOf).map((one) => toStatement(one, subject, yes)),
    ...(either.length > 0 ? [joinStatements(either, subject, yes ? 'or' : 'and')] : []),
    ...(isRecord(not) ? [toStatement(not, subject, !yes)] : []),
  ];
}

const simpleStatement = (text: string): Statement => ({ text, isCompound: false });
const subjectBelow = ({ reader, path }: Subject, name: string): Subject => ({
  reader,
  path: [...path, name],
});

/**
 * Returns the statement about one property. It also holds without the property, unless the condition requires
 * the property.
 */
function propertyStatement(
  value: unknown,
  subject: Subject,
  name: string,
  needed: readonly string[],
  yes: boolean,
): Statement {
  const own = subjectBelow(subject, name);
  if (typeof value === 'boolean') return simpleStatement(sayPhrase(own, 'given', '', value === yes));
  if (!isRecord(value)) return simpleStatement('');
  const statement = toStatement(value, own, yes);
  if (needed.includes(name) || !yes) return statement;
  return simpleStatement(subject.reader.say('condition.orMissing', { condition: statement.text }));
}

/** Returns the phrases about the value itself. */
function comparisonPhrasesOf(condition: SchemaCondition, { reader }: Subject): PhrasePair[] {
  const { enum: choices, pattern } = condition;
  return [
    ...Object.entries(comparisons).flatMap(([keyword, key]): PhrasePair[] =>
      keyword in condition ? [[key, comparand(condition[keyword])]] : [],
    ),
    ...(Array.isArray(choices) ? [['among', reader.joinList(choices.map(comparand))] as const] : []),
    ...(typeof pattern === 'string' ? [describePattern(pattern)] : []),
  ];
}

/**
 * Describes the requirements of `if`, `then` and `else`, one sentence each. Nested requirements apply only
 * where their branch applies.
 */
export function describeRules(
  rules: SchemaCondition,
  reader: LocaleReader,
  outer?: SchemaCondition,
): string[] {
  if (!isRecord(rules.if)) return [];
  const premise = combineConditions(outer, rules.if);
  const opposite = combineConditions(outer, { not: rules.if });
  return [
    ...(isRecord(rules.then) ? describeBranch(rules.then, premise, reader, 'then') : []),
    ...(isRecord(rules.else)
      ? describeBranch(rules.else, opposite, reader, isRecord(rules.then) ? 'otherwise' : 'then')
      : []),
  ];
}

/**
 * Combines two conditions. If the outer one only requires fields, its `required` is merged into the inner
 * one.
 */
function combineConditions(outer: SchemaCondition | undefined, inner: SchemaCondition): SchemaCondition {
  if (outer === undefined) return inner;
  const { required, ...more } = outer;
  if (!Array.isArray(required) || Object.keys(more).length > 0) return { allOf: [outer, inner] };
  return { ...inner, required: [...required, ...(Array.isArray(inner.required) ? inner.required : [])] };
}

function describeBranch(
  claims: SchemaCondition,
  premise: SchemaCondition,
  reader: LocaleReader,
  word: 'then' | 'otherwise',
): string[] {
  const { allOf, if: condition, then, else: otherwise, ...plain } = claims;
  const inner: readonly SchemaCondition[] = [
    ...(Array.isArray(allOf) ? allOf : []),
    ...(isRecord(condition) ? [{ if: condition, then, else: otherwise }] : []),
  ];
  const nested = inner.flatMap((rules) => describeRules(rules, reader, premise));
  if (Object.keys(plain).length === 0) return nested;
  const [premiseWords, claim] = [premise, plain].map((schema) => describeCondition(schema, reader));
  return [reader.say(`condition.${word}`, { premise: premiseWords, claim }), ...nested];
}
