import { isRecord } from '../../src/contract/json/isRecord.ts';
import type { AnySchema } from './jsonSchemaDraft.ts';

type SchemaKeywords = Readonly<Record<string, unknown>>;

/** Texts that match most patterns and formats. */
const sampleTexts = [
  ...['abc', 'A', 'US', 'USD', '123', '12345', '1.0.0', 'a-b_c', 'x-a', 'se-1', '#/a', 'application/json'],
  ...['2026-01-01', '2026-01-01T00:00:00Z', '10:00:00', 'a@example.com', 'https://example.com/a', ''],
  ...['550e8400-e29b-41d4-a716-446655440000', '192.0.2.1', 'example.com'],
];
/** Below `optionalDepth`, only required parts are drawn. Below `maxDepth`, no containers are drawn. */
const optionalDepth = 6;
const maxDepth = 12;
/**
 * The same two limits for the number of nodes. Depth alone does not bound a value: thirty properties that
 * each refer back to the root make 30 × 30 × … nodes.
 */
const optionalNodes = 200;
const maxNodes = 2000;

/**
 * Draws values that a schema of a bundle probably accepts. Only the validator decides. One value is drawn
 * from at most `maxNodes` schemas.
 */
export class PublishedSampler {
  readonly #definitions: Readonly<Record<string, AnySchema>>;
  readonly #random: () => number;
  /** Nodes of the current value: the schemas that it is drawn from. */
  #nodes = 0;

  /** @param random numbers from 0 up to 1 */
  constructor(definitions: Readonly<Record<string, AnySchema>>, random: () => number) {
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
    if (this.#nodes > maxNodes || depth > maxDepth) return 1;
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

  /** Returns any branch. Beyond the limits, prefers a branch without `$ref`. */
  #branch(branches: readonly unknown[], depth: number): unknown {
    const plain = branches.filter((branch) => !isRecord(branch) || branch.$ref === undefined);
    return this.pick(this.#mayHoldMore(depth) || plain.length === 0 ? branches : plain);
  }

  /** Returns whether optional parts may be drawn. */
  #mayHoldMore(depth: number): boolean {
    return depth < optionalDepth && this.#nodes < optionalNodes;
  }

  #plain(schema: SchemaKeywords, depth: number): unknown {
    const type = Array.isArray(schema.type) ? this.pick(schema.type) : schema.type;
    if (type === 'array' || (type === undefined && schema.items)) return this.#list(schema, depth);
    if (type === 'string' || (type === undefined && schema.pattern)) return this.#text(schema);
    if (type === 'integer' || type === 'number') return this.#figure(schema);
    if (type === 'boolean') return this.#random() < 0.5;
    return type === 'null' ? null : this.#record(schema, depth);
  }

  #record({ properties, required, additionalProperties }: SchemaKeywords, depth: number): SchemaKeywords {
    const named = isRecord(properties) ? properties : {};
    const musts = Array.isArray(required) ? required.map(String) : [];
    const names = [...new Set([...Object.keys(named), ...musts])].filter(
      (name) => musts.includes(name) || (this.#mayHoldMore(depth) && this.#random() < 0.5),
    );
    const drawn = (name: string): unknown =>
      this.#draw(Object.hasOwn(named, name) ? named[name] : additionalProperties, depth + 1);
    return Object.fromEntries(names.map((name) => [name, drawn(name)]));
  }

  #list({ prefixItems, items, minItems }: SchemaKeywords, depth: number): unknown[] {
    const first = Array.isArray(prefixItems) ? prefixItems : [];
    const extra = this.#mayHoldMore(depth) ? Math.floor(this.#random() * 3) : 0;
    const length = Math.min(99, Math.max(Number(minItems ?? 0), items === false ? 0 : extra, first.length));
    return Array.from({ length }, (_, index) => this.#draw(first[index] ?? items, depth + 1));
  }

  #text({ pattern, minLength, maxLength }: SchemaKeywords): string {
    const least = Number(minLength ?? 0);
    const fitting = sampleTexts.filter(
      (text) =>
        text.length >= least &&
        text.length <= Number(maxLength ?? Number.POSITIVE_INFINITY) &&
        (typeof pattern !== 'string' || new RegExp(pattern).test(text)),
    );
    return this.pick(fitting) ?? 'x'.repeat(Math.min(least, 999));
  }

  #figure({ minimum, maximum, exclusiveMinimum, multipleOf }: SchemaKeywords): number {
    const step = Number(multipleOf ?? 1);
    const least = Math.ceil(Number(minimum ?? Number(exclusiveMinimum ?? -1) + 1) / step);
    const value = (least + Math.floor(this.#random() * 10)) * step;
    return Math.min(value, Number(maximum ?? value));
  }
}

/**
 * Returns a generator of numbers from 0 up to 1 (mulberry32). The same seed gives the same numbers on every
 * machine.
 */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
