import type { Schema } from '../../../generator/external/words.ts';
import { isRecord } from '../../../src/contract/isRecord.ts';

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const texts = [
  ...[
    'se-1',
    '2024-05-01T10:00:00Z',
    '2024-05-01',
    '10:00:00',
    'a@example.com',
    'https://example.com/a',
    'US',
    'USD',
    '123',
  ],
  ...[
    '12345',
    'A',
    'abc',
    'x-a',
    '1.0.0',
    '#/a',
    'application/json',
    'a-b_c',
    '0.5.0',
    '550e8400-e29b-41d4-a716-446655440000',
    '',
  ],
];
const deepest = 6;

/** Draws values that a schema is likely to take: what they are is for validators to say. */
export class Samples {
  readonly #definitions: Readonly<Record<string, Schema>>;
  readonly #random: () => number;

  constructor(definitions: Readonly<Record<string, Schema>>, random: () => number) {
    this.#definitions = definitions;
    this.#random = random;
  }

  #pick<T>(from: readonly T[]): T {
    const picked = from[Math.floor(this.#random() * from.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  }

  draw(schema: Schema | undefined, depth = 0): unknown {
    if (!isRecord(schema)) return this.#pick([1, 'a', true, null, {}]);
    const { $ref, allOf, anyOf, oneOf, enum: choices, ...own } = schema;
    if ('const' in schema) return schema.const;
    if (Array.isArray(choices)) return this.#pick(choices);
    const parts: Schema[] = [own];
    if (typeof $ref === 'string') parts.push(this.#definitions[$ref.slice('#/$defs/'.length)] ?? true);
    if (Array.isArray(allOf)) parts.push(...allOf);
    for (const branches of [anyOf, oneOf]) if (Array.isArray(branches)) parts.push(this.#pick(branches));
    if (parts.length === 1) return this.#plain(own, depth);
    const drawn = parts
      .filter((part) => Object.keys(part).length > 0)
      .map((part) =>
        part === own && own.type === undefined && !own.properties ? {} : this.draw(part, depth),
      );
    return drawn.every(isRecord) ? Object.assign({}, ...drawn) : drawn.find((value) => !isRecord(value));
  }

  #plain(schema: Readonly<Record<string, unknown>>, depth: number): unknown {
    const type = Array.isArray(schema.type) ? this.#pick(schema.type) : schema.type;
    if (type === 'array' || (type === undefined && schema.items)) return this.#list(schema, depth);
    if (type === 'string') return this.#text(schema);
    if (type === 'integer' || type === 'number') return this.#figure(schema);
    if (type === 'boolean') return this.#random() < 0.5;
    if (type === 'null') return null;
    return this.#record(schema, depth);
  }

  #record({ properties, required, additionalProperties }: Readonly<Record<string, unknown>>, depth: number) {
    const named = isRecord(properties) ? properties : {};
    const musts: readonly unknown[] = Array.isArray(required) ? required : [];
    const names = [...new Set([...Object.keys(named), ...musts.map(String)])].filter(
      (name) => musts.includes(name) || (depth < deepest && this.#random() < 0.5),
    );
    const members = names.map((name) => [
      name,
      depth > 2 * deepest
        ? 1
        : this.draw((Object.hasOwn(named, name) ? named[name] : additionalProperties) as Schema, depth + 1),
    ]);
    return Object.fromEntries(members);
  }

  #list({ prefixItems, items, minItems }: Readonly<Record<string, unknown>>, depth: number): unknown[] {
    const length = Math.max(Number(minItems ?? 0), depth < deepest ? Math.floor(this.#random() * 3) : 0);
    const first = Array.isArray(prefixItems) ? prefixItems : [];
    return Array.from({ length: Math.max(length, first.length) }, (_, index) =>
      this.draw(first[index] ?? items, depth + 1),
    );
  }

  #text({ pattern, minLength = 0, maxLength = 99 }: Readonly<Record<string, unknown>>): string {
    const fitting = texts.filter(
      (text) =>
        text.length >= Number(minLength) &&
        text.length <= Number(maxLength) &&
        (typeof pattern !== 'string' || new RegExp(pattern).test(text)),
    );
    return fitting.length > 0 ? this.#pick(fitting) : 'x'.repeat(Number(minLength));
  }

  #figure({ minimum, maximum, exclusiveMinimum }: Readonly<Record<string, unknown>>): number {
    const least = Number(minimum ?? exclusiveMinimum ?? 0);
    return Math.min(least + Math.floor(this.#random() * 10), Number(maximum ?? Number.POSITIVE_INFINITY));
  }

  /** A value with one thing changed somewhere in it. */
  spoil(value: unknown): unknown {
    if (!isRecord(value) && !Array.isArray(value)) return this.#pick([null, 'spoilt', -1.5, [], {}]);
    const keys = Object.keys(value);
    if (keys.length === 0 || this.#random() < 0.2)
      return isRecord(value) ? { ...value, spoilt: 1 } : [...value, null];
    const key = this.#pick(keys);
    if (this.#random() < 0.3)
      return isRecord(value) ? omit(value, key) : value.filter((_, index) => String(index) !== key);
    if (Array.isArray(value))
      return value.map((item, index) => (String(index) === key ? this.spoil(item) : item));
    return { ...value, [key]: this.spoil(value[key]) };
  }
}

const omit = (value: Readonly<Record<string, unknown>>, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
