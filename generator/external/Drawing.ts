import { isRecord } from '../../src/contract/isRecord.ts';
import type { Schema } from './words.ts';

type Words = Readonly<Record<string, unknown>>;

/** Texts of which one fits most patterns and formats. */
const texts = [
  ...['abc', 'A', 'US', 'USD', '123', '12345', '1.0.0', 'a-b_c', 'x-a', 'se-1', '#/a', 'application/json'],
  ...['2026-01-01', '2026-01-01T00:00:00Z', '10:00:00', 'a@example.com', 'https://example.com/a', ''],
  ...['550e8400-e29b-41d4-a716-446655440000', '192.0.2.1', 'example.com'],
];
/** Below this depth only required parts are drawn, and below the next one no containers. */
const deep = 6;
const deepest = 12;
/**
 * The same two limits for the number of nodes. Depth alone does not bound a value: thirty properties that each refer back to the root
 * make 30 × 30 × … nodes.
 */
const many = 200;
const most = 2000;

/**
 * Draws values that a schema of a bundle is likely to take: whether it does is for its validator to say. One value follows at most
 * `most` schemas.
 */
export class Drawing {
  readonly #definitions: Readonly<Record<string, Schema>>;
  readonly #random: () => number;
  /** Nodes of the current value: the schemas that it was drawn from. */
  #nodes = 0;

  /** @param random numbers from 0 up to 1 */
  constructor(definitions: Readonly<Record<string, Schema>>, random: () => number) {
    this.#definitions = definitions;
    this.#random = random;
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.#random() * from.length)];
  }

  draw(schema: unknown): unknown {
    this.#nodes = 0;
    return this.#draw(schema, 0);
  }

  #draw(schema: unknown, depth: number): unknown {
    this.#nodes += 1;
    if (this.#nodes > most || depth > deepest) return 1;
    if (!isRecord(schema)) return this.pick(['a', 1, true]);
    const { $ref, allOf, anyOf, oneOf, ...own } = schema;
    if ('const' in own) return own.const;
    if (Array.isArray(own.enum)) return this.pick(own.enum);
    const others = [
      ...(typeof $ref === 'string' ? [this.#definitions[$ref.slice('#/$defs/'.length)]] : []),
      ...(Array.isArray(allOf) ? allOf : []),
      ...[anyOf, oneOf].flatMap((branches) =>
        Array.isArray(branches) ? [this.#branch(branches, depth)] : [],
      ),
    ];
    const values = others.map((other) => this.#draw(other, depth));
    if (others.length === 0 || own.type !== undefined || own.properties !== undefined)
      values.push(this.#plain(own, depth));
    return values.every(isRecord) ? Object.assign({}, ...values) : values.find((value) => !isRecord(value));
  }

  /** Any branch; where no more may be held, one that does not refer to another schema, if there is one. */
  #branch(branches: readonly unknown[], depth: number): unknown {
    const plain = branches.filter((branch) => !isRecord(branch) || branch.$ref === undefined);
    return this.pick(this.#mayHoldMore(depth) || plain.length === 0 ? branches : plain);
  }

  /** Whether optional parts may be drawn. */
  #mayHoldMore(depth: number): boolean {
    return depth < deep && this.#nodes < many;
  }

  #plain(schema: Words, depth: number): unknown {
    const type = Array.isArray(schema.type) ? this.pick(schema.type) : schema.type;
    if (type === 'array' || (type === undefined && schema.items)) return this.#list(schema, depth);
    if (type === 'string' || (type === undefined && schema.pattern)) return this.#text(schema);
    if (type === 'integer' || type === 'number') return this.#figure(schema);
    if (type === 'boolean') return this.#random() < 0.5;
    return type === 'null' ? null : this.#record(schema, depth);
  }

  #record({ properties, required, additionalProperties }: Words, depth: number): Words {
    const named = isRecord(properties) ? properties : {};
    const musts = Array.isArray(required) ? required.map(String) : [];
    const names = [...new Set([...Object.keys(named), ...musts])].filter(
      (name) => musts.includes(name) || (this.#mayHoldMore(depth) && this.#random() < 0.5),
    );
    const drawn = (name: string): unknown =>
      this.#draw(Object.hasOwn(named, name) ? named[name] : additionalProperties, depth + 1);
    return Object.fromEntries(names.map((name) => [name, drawn(name)]));
  }

  #list({ prefixItems, items, minItems }: Words, depth: number): unknown[] {
    const first = Array.isArray(prefixItems) ? prefixItems : [];
    const extra = this.#mayHoldMore(depth) ? Math.floor(this.#random() * 3) : 0;
    const length = Math.min(99, Math.max(Number(minItems ?? 0), items === false ? 0 : extra, first.length));
    return Array.from({ length }, (_, index) => this.#draw(first[index] ?? items, depth + 1));
  }

  #text({ pattern, minLength, maxLength }: Words): string {
    const least = Number(minLength ?? 0);
    const fitting = texts.filter(
      (text) =>
        text.length >= least &&
        text.length <= Number(maxLength ?? Number.POSITIVE_INFINITY) &&
        (typeof pattern !== 'string' || new RegExp(pattern).test(text)),
    );
    return this.pick(fitting) ?? 'x'.repeat(Math.min(least, 999));
  }

  #figure({ minimum, maximum, exclusiveMinimum, multipleOf }: Words): number {
    const step = Number(multipleOf ?? 1);
    const least = Math.ceil(Number(minimum ?? Number(exclusiveMinimum ?? -1) + 1) / step);
    const value = (least + Math.floor(this.#random() * 10)) * step;
    return Math.min(value, Number(maximum ?? value));
  }
}
