import fc from 'fast-check';
import type { JsonSchema } from '../emit/jsonSchema.ts';
import { isOfFormat } from '../emit/standalone.ts';
import { plausible } from './plausible.ts';

/** The keywords that a text has to keep to. */
interface TextRules {
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern?: RegExp;
  readonly format?: string;
}

const rulesOf = ({ minLength, maxLength, pattern, format }: JsonSchema): TextRules => ({
  minLength: typeof minLength === 'number' ? minLength : 0,
  maxLength: typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY,
  ...(typeof pattern === 'string' && { pattern: new RegExp(pattern, 'u') }),
  ...(typeof format === 'string' && { format }),
});

const keeps = (text: string, { minLength, maxLength, pattern, format }: TextRules): boolean => {
  const { length } = [...text];
  return (
    length >= minLength &&
    length <= maxLength &&
    (pattern?.test(text) ?? true) &&
    (format === undefined || isOfFormat(text, format))
  );
};

/** A text that nobody would write, but that the rules ask for. */
function forced(rules: TextRules): fc.Arbitrary<string> {
  const { minLength, maxLength, pattern } = rules;
  if (pattern) return fc.stringMatching(pattern).filter((text) => keeps(text, rules));
  return fc.constant('x'.repeat(Math.min(Math.max(minLength, 1), maxLength)));
}

/** Texts that keep a schema's length, pattern and format, and read like an example where that is possible. */
export function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  const rules = rulesOf(schema);
  return fc.nat({ max: 9999 }).chain((n) => {
    const text = plausible(n, rules.format).find((candidate) => keeps(candidate, rules));
    return text === undefined ? forced(rules) : fc.constant(text);
  });
}
