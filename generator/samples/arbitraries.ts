import fc from 'fast-check';
import type { JsonSchema } from '../emit/schema/jsonSchema.ts';
import { matchesFormat } from '../emit/validators/StandaloneValidators.ts';
import { plausibleTexts } from './plausibleTexts.ts';
import { isSchemaObject, toSchemaObject } from './recordPath.ts';

/**
 * `full`: all optional properties are present, and examples come first. `any`: any value that the rules
 * allow.
 */
export type SampleManner = 'full' | 'any';

const numberIn = (value: unknown, other: number): number => (typeof value === 'number' ? value : other);

/** The range of numbers without limits: small, so that people can read them. */
const defaultSpan = 100;

function figureArbitraryOf(schema: JsonSchema): fc.Arbitrary<number> {
  const step = numberIn(schema.multipleOf, schema.type === 'integer' ? 1 : 0.5);
  const above = numberIn(schema.exclusiveMinimum, Number.NEGATIVE_INFINITY);
  const below = numberIn(schema.exclusiveMaximum, Number.POSITIVE_INFINITY);
  const given = Math.max(numberIn(schema.minimum, Number.NEGATIVE_INFINITY), above + step);
  const most = Math.min(numberIn(schema.maximum, Number.POSITIVE_INFINITY), below - step);
  const least = Number.isFinite(given) ? given : Math.min(0, most - defaultSpan);
  const greatest = Number.isFinite(most) ? most : least + defaultSpan;
  return fc
    .integer({
      min: Math.ceil(least / step),
      max: Math.max(Math.ceil(least / step), Math.floor(greatest / step)),
    })
    .map((count) => count * step);
}

/** Returns lists of the minimum length, or of up to three items. */
function listArbitraryOf(schema: JsonSchema, manner: SampleManner): fc.Arbitrary<unknown[]> {
  const minLength = numberIn(schema.minItems, manner === 'full' && schema.maxItems !== 0 ? 1 : 0);
  const maxLength = Math.min(numberIn(schema.maxItems, 3), Math.max(minLength, 3));
  const length = { minLength: Math.min(minLength, maxLength), maxLength };
  const item = arbitraryOf(toSchemaObject(schema.items), manner);
  return schema.uniqueItems === true
    ? fc.uniqueArray(item, { ...length, selector: (value) => JSON.stringify(value) })
    : fc.array(item, length);
}

function recordArbitraryOf(schema: JsonSchema, manner: SampleManner): fc.Arbitrary<unknown> {
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const extra = schema.additionalProperties;
  const known = isSchemaObject(schema.properties) ? schema.properties : {};
  const free = isSchemaObject(extra) && Object.keys(known).length === 0 ? { sample: extra } : {};
  const unknown = required.filter((name) => !(name in known)).map((name) => [name, extra ?? true] as const);
  const members = { ...known, ...free, ...Object.fromEntries(unknown) };
  const model = Object.fromEntries(
    Object.entries(members)
      .filter(([, member]) => member !== false)
      .map(([name, member]) => [name, arbitraryOf(toSchemaObject(member), manner)]),
  );
  const requiredKeys = manner === 'full' ? Object.keys(model) : required.filter((name) => name in model);
  return fc.record(model, { requiredKeys, noNullPrototype: true });
}

/**
 * Returns the branches of `anyOf` or `oneOf`, each with the other keywords of the schema. Undefined without
 * branches.
 */
const branchesOf = ({ anyOf, oneOf, ...rest }: JsonSchema): JsonSchema[] | undefined => {
  const branches = anyOf ?? oneOf;
  return Array.isArray(branches)
    ? branches.map((branch) => ({ ...rest, ...toSchemaObject(branch) }))
    : undefined;
};

/**
 * Returns a fast-check arbitrary from a schema's own keywords. `sampleOf` repairs the values that violate its
 * conditions.
 */
export function arbitraryOf(schema: JsonSchema, manner: SampleManner): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  // Without a type, only the examples are known.
  const isExemplary = manner === 'full' || schema.type === undefined;
  if (isExemplary && Array.isArray(schema.examples) && schema.examples.length > 0)
    return fc.constantFrom(...schema.examples);
  const branches = branchesOf(schema);
  if (branches) return fc.oneof(...branches.map((branch) => arbitraryOf(branch, manner)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: unknown) => arbitraryOf({ ...schema, type }, manner)));
  switch (schema.type) {
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return figureArbitraryOf(schema);
    case 'array':
      return listArbitraryOf(schema, manner);
    case 'string':
      return textArbitraryOf(schema);
    case 'object':
      return recordArbitraryOf(schema, manner);
    default:
      return 'properties' in schema ? recordArbitraryOf(schema, manner) : textArbitraryOf(schema);
  }
}

/** The constraints of a text. */
interface TextRules {
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern?: RegExp;
  readonly format?: string;
}

const textRulesOf = ({ minLength, maxLength, pattern, format }: JsonSchema): TextRules => ({
  minLength: typeof minLength === 'number' ? minLength : 0,
  maxLength: typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY,
  ...(typeof pattern === 'string' && { pattern: new RegExp(pattern, 'u') }),
  ...(typeof format === 'string' && { format }),
});

const keepsRules = (text: string, { minLength, maxLength, pattern, format }: TextRules): boolean => {
  const { length } = [...text];
  return (
    length >= minLength &&
    length <= maxLength &&
    (pattern?.test(text) ?? true) &&
    (format === undefined || matchesFormat(text, format))
  );
};

/** Returns an artificial text that satisfies the rules. */
function constrainedText(rules: TextRules): fc.Arbitrary<string> {
  const { minLength, maxLength, pattern } = rules;
  if (pattern) return fc.stringMatching(pattern).filter((text) => keepsRules(text, rules));
  return fc.constant('x'.repeat(Math.min(Math.max(minLength, 1), maxLength)));
}

/**
 * Returns texts that satisfy a schema's length, pattern and format. If possible, they read like an example.
 */
export function textArbitraryOf(schema: JsonSchema): fc.Arbitrary<string> {
  const rules = textRulesOf(schema);
  return fc.nat({ max: 9999 }).chain((n) => {
    const text = plausibleTexts(n, rules.format).find((candidate) => keepsRules(candidate, rules));
    return text === undefined ? constrainedText(rules) : fc.constant(text);
  });
}
