import type { SchemaRule } from './rulesIn.ts';

type Breaker = (value: unknown, limit: unknown, rule: SchemaRule) => readonly unknown[];

/** Texts that most patterns refuse. */
const odd = [' ', '!', 'x', '-', '0', '/ /', ''];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const by =
  (step: number): Breaker =>
  (_, limit) =>
    typeof limit === 'number' ? [limit + step] : [];

const cut: Breaker = (value, limit) => [[...text(value)].slice(0, Number(limit) - 1).join('')];
/** A text is drawn out by its last character, which keeps most patterns. */
const drawnOut: Breaker = (value, limit) => [
  text(value) + (text(value).at(-1) ?? 'x').repeat(Number(limit) + 1 - [...text(value)].length),
];
const repeated: Breaker = (value, limit) => {
  const first = list(value)[0];
  return first === undefined ? [] : [Array.from({ length: Number(limit) + 1 }, () => first)];
};

/** Wrong values by the keyword that they break, the likeliest first. `undefined` takes the property out. */
const breakers: Readonly<Record<string, Breaker>> = {
  type: (value) => [typeof value === 'string' ? 7 : 'not of this type'],
  enum: (value) => [typeof value === 'number' ? 1e9 : 'NO_SUCH_CHOICE'],
  const: (value) => [typeof value === 'boolean' ? !value : 'another value'],
  minLength: cut,
  maxLength: drawnOut,
  pattern: (value) => [...odd, `${text(value)} !`, `! ${text(value)}`],
  format: () => ['of no such format'],
  minimum: by(-1),
  exclusiveMinimum: by(0),
  maximum: by(1),
  exclusiveMaximum: by(0),
  multipleOf: (value, limit) => [Number(value) + Number(limit) / 2],
  minItems: (value, limit) => [list(value).slice(0, Number(limit) - 1)],
  maxItems: repeated,
  uniqueItems: (value) => (list(value).length > 0 ? [[list(value)[0], list(value)[0]]] : []),
  required: () => [undefined],
  additionalProperties: () => [1],
  'false schema': () => [1],
};

/** Keywords that are broken by a property that was not there. */
export const adding = new Set(['additionalProperties', 'false schema']);

/** Values that break a rule when they take the place of one that keeps it. */
export const brokenValues = (rule: SchemaRule, value: unknown): readonly unknown[] =>
  breakers[rule.keyword]?.(value, rule.schema[rule.keyword], rule) ?? [];
