import type { Condition } from '../../source.ts';
import { code } from './markdown.ts';
import type { Reader } from './Reader.ts';

type Words = readonly [key: string, value: string];

const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const conditionsIn = (value: unknown): Condition[] => (Array.isArray(value) ? value.filter(isCondition) : []);

/** A value, or the other field that `$data` compares with. */
const comparand = (value: unknown): string =>
  isCondition(value) && typeof value.$data === 'string'
    ? code(value.$data.split('/').slice(1).join('.'))
    : code(typeof value === 'string' ? value : JSON.stringify(value));

/** Patterns that people have words for. */
function patternWords(pattern: string): Words {
  const begins = /^\^([\w-]+)$/.exec(pattern)?.[1];
  const ends = /^([\w-]+)\$$/.exec(pattern)?.[1];
  if (begins !== undefined) return ['begins', code(begins)];
  if (ends !== undefined) return ['ends', code(ends)];
  return ['matches', code(pattern)];
}

/** Keywords that compare a value with another one → their words. */
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
 * A condition over a record (`x-visible-when`, `if`) in words of a language, fields and values as they are sent. `yes` false
 * says the opposite. What has no words is shown as the schema that it is.
 */
export function conditionWords(condition: Condition, reader: Reader, yes = true): string {
  return told(condition, { reader, path: [] }, yes).text;
}

interface Subject {
  readonly reader: Reader;
  /** The field that is spoken of; empty for the record. */
  readonly path: readonly string[];
}

/** A statement, and whether it is made of several. */
interface Told {
  readonly text: string;
  readonly isCompound: boolean;
}

function told(condition: Condition, subject: Subject, yes: boolean): Told {
  const statements = statementsOf(condition, subject, yes);
  if (statements.length === 0)
    return { text: phrase(subject, 'holds', code(JSON.stringify(condition)), yes), isCompound: false };
  return joined(statements, subject, yes ? 'and' : 'or');
}

function joined(statements: readonly Told[], { reader }: Subject, word: 'and' | 'or'): Told {
  const [first, ...others] = statements;
  if (first && others.length === 0) return first;
  const texts = statements.map(({ text, isCompound }) =>
    isCompound ? reader.say('condition.group', { condition: text }) : text,
  );
  return { text: reader.joined(texts, word), isCompound: true };
}

function phrase({ reader, path }: Subject, key: string, value: string, yes: boolean): string {
  return reader.say(`condition.${key}.${yes ? 'yes' : 'no'}`, { field: code(path.join('.')), value });
}

/** All that a condition says; it holds when each of them does. */
function statementsOf(condition: Condition, subject: Subject, yes: boolean): Told[] {
  const { anyOf, oneOf, allOf, not, properties, required } = condition;
  const either = [...conditionsIn(anyOf), ...conditionsIn(oneOf)].map((one) => told(one, subject, yes));
  const inner = isCondition(properties) ? properties : {};
  const needed = namesIn(required);
  return [
    ...wordsOf(condition, subject).map(([key, value]) => simple(phrase(subject, key, value, yes))),
    ...Object.entries(inner).map(([name, value]) => property(value, subject, name, needed, yes)),
    ...needed
      .filter((name) => !(name in inner))
      .map((name) => simple(phrase(below(subject, name), 'given', '', yes))),
    ...conditionsIn(allOf).map((one) => told(one, subject, yes)),
    ...(either.length > 0 ? [joined(either, subject, yes ? 'or' : 'and')] : []),
    ...(isCondition(not) ? [told(not, subject, !yes)] : []),
  ];
}

const simple = (text: string): Told => ({ text, isCompound: false });
const below = ({ reader, path }: Subject, name: string): Subject => ({ reader, path: [...path, name] });

/** What is said of one property: it holds, too, where the property is missing, unless it is `required` beside it. */
function property(
  value: unknown,
  subject: Subject,
  name: string,
  needed: readonly string[],
  yes: boolean,
): Told {
  const own = below(subject, name);
  if (typeof value === 'boolean') return simple(phrase(own, 'given', '', value === yes));
  if (!isCondition(value)) return simple('');
  const statement = told(value, own, yes);
  if (needed.includes(name) || !yes) return statement;
  return simple(subject.reader.say('condition.orMissing', { condition: statement.text }));
}

/** What is said of the value itself. */
function wordsOf(condition: Condition, { reader }: Subject): Words[] {
  const { enum: choices, pattern } = condition;
  return [
    ...Object.entries(comparisons).flatMap(([keyword, key]): Words[] =>
      keyword in condition ? [[key, comparand(condition[keyword])]] : [],
    ),
    ...(Array.isArray(choices) ? [['among', reader.listed(choices.map(comparand))] as const] : []),
    ...(typeof pattern === 'string' ? [patternWords(pattern)] : []),
  ];
}
