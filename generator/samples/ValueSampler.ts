import { isRecord } from '../../src/contract/json/isRecord.ts';
import type { JsonSchema } from '../emit/schema/jsonSchema.ts';
import { type PatternText, plausibleTextOf } from './plausibleTexts.ts';

/**
 * `first`: the default or the first choice, and the usual value otherwise. Always the same. `full`: all
 * optional properties are present, and examples come first. `any`: any value that the rules allow.
 */
export type SampleManner = 'first' | 'full' | 'any';

interface SamplerOptions {
  /** The targets of `#/$defs/<name>`. */
  readonly definitions?: Readonly<Record<string, unknown>>;
  /** Returns numbers from 0 up to 1. Without it, the first choice is drawn. */
  readonly random?: () => number;
  /** Draws a text for a pattern that no usual text matches. Without it, the text may not match. */
  readonly patternText?: PatternText | undefined;
}

/** In the manner `any`, `optionalDepth` ends optional parts. `maxDepth` ends containers. */
const optionalDepth = 6;
const maxDepth = 12;
/**
 * The same two limits for the number of nodes. Depth alone does not bound a value: thirty properties that
 * each refer back to the root make 30 × 30 × … nodes.
 */
const optionalNodes = 200;
const maxNodes = 2000;
/** The range of numbers without limits: small, so that people can read them. */
const defaultSpan = 100;
/** Maximum items of a list, unless `minItems` is higher. */
const maxListLength = 3;

/**
 * Draws values that a schema probably accepts, from the schema's own keywords. It ignores conditions: callers
 * validate the value. One value is drawn from at most `maxNodes` schemas.
 */
export class ValueSampler {
  readonly #manner: SampleManner;
  readonly #definitions: Readonly<Record<string, unknown>>;
  readonly #random: () => number;
  readonly #patternText: PatternText | undefined;
  /** Nodes of the current value: the schemas that it is drawn from. */
  #nodes = 0;

  constructor(
    manner: SampleManner,
    { definitions = {}, random = () => 0, patternText }: SamplerOptions = {},
  ) {
    this.#manner = manner;
    this.#definitions = definitions;
    this.#random = random;
    this.#patternText = patternText;
  }

  draw(schema: unknown): unknown {
    this.#nodes = 0;
    return this.#draw(schema, 0);
  }

  /** Returns an integer from `least` to `most`. */
  #integer(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  #pick<T>(from: readonly T[]): T | undefined {
    return from[this.#integer(0, from.length - 1)];
  }

  #draw(schema: unknown, depth: number): unknown {
    this.#nodes += 1;
    if (this.#nodes > maxNodes || depth > maxDepth) return 1;
    if (!isRecord(schema)) return this.#pick(['a', 1, true]);
    const { $ref, allOf, anyOf, oneOf, ...own } = schema;
    const isTyped = own.type !== undefined || own.properties !== undefined;
    if (this.#manner === 'first' && own.default !== undefined) return own.default;
    if ('const' in own) return own.const;
    if (Array.isArray(own.enum)) return this.#pick(own.enum);
    const others = [
      ...(typeof $ref === 'string' ? [this.#definitions[$ref.slice('#/$defs/'.length)]] : []),
      ...(Array.isArray(allOf) ? allOf : []),
      ...[anyOf, oneOf].flatMap((branches) =>
        Array.isArray(branches) ? [withOwnLimits(this.#branch(branches, depth), own)] : [],
      ),
    ];
    // Without a type, only the examples are known.
    const isExemplary = this.#manner !== 'any' || (!isTyped && others.length === 0);
    if (isExemplary && Array.isArray(own.examples) && own.examples.length > 0)
      return this.#pick(own.examples);
    const values = others.map((other) => this.#draw(other, depth));
    if (others.length === 0 || isTyped) values.push(this.#plain(own, depth));
    return values.every(isRecord) ? Object.assign({}, ...values) : values.find((value) => !isRecord(value));
  }

  /** Returns any branch. Beyond the limits, prefers a branch without `$ref`. */
  #branch(branches: readonly unknown[], depth: number): unknown {
    const plain = branches.filter((branch) => !isRecord(branch) || branch.$ref === undefined);
    return this.#pick(this.#mayHoldMore(depth) || plain.length === 0 ? branches : plain);
  }

  /** Returns whether optional parts may be drawn. */
  #mayHoldMore(depth: number): boolean {
    return this.#manner !== 'any' || (depth < optionalDepth && this.#nodes < optionalNodes);
  }

  #plain(schema: JsonSchema, depth: number): unknown {
    const type = Array.isArray(schema.type) ? this.#pick(schema.type) : schema.type;
    if (type === 'array' || (type === undefined && schema.items)) return this.#list(schema, depth);
    if (type === 'string' || (type === undefined && isTextSchema(schema))) return this.#text(schema);
    if (type === 'integer' || type === 'number') return this.#figure(schema, type === 'integer' ? 1 : 0.5);
    if (type === 'boolean') return this.#random() >= 0.5;
    return type === 'null' ? null : this.#record(schema, depth);
  }

  #record({ properties, required, additionalProperties }: JsonSchema, depth: number): JsonSchema {
    const named = isRecord(properties) ? properties : {};
    const hasNames = Object.keys(named).length > 0;
    const free = isRecord(additionalProperties) && !hasNames ? ['sample'] : [];
    const musts = Array.isArray(required) ? required.map(String) : [];
    const names = [...new Set([...Object.keys(named), ...free, ...musts])].filter(
      (name) => musts.includes(name) || (named[name] !== false && this.#drawsOptional(depth)),
    );
    const drawn = (name: string): unknown =>
      this.#draw(Object.hasOwn(named, name) ? named[name] : additionalProperties, depth + 1);
    return Object.fromEntries(names.map((name) => [name, drawn(name)]));
  }

  #drawsOptional(depth: number): boolean {
    return this.#manner !== 'any' || (this.#mayHoldMore(depth) && this.#random() < 0.5);
  }

  #list({ prefixItems, items, minItems, maxItems, uniqueItems }: JsonSchema, depth: number): unknown[] {
    const first = Array.isArray(prefixItems) ? prefixItems : [];
    const least = Math.min(99, Math.max(numberOr(minItems, this.#manner === 'any' ? 0 : 1), first.length));
    const most = items === false || !this.#mayHoldMore(depth) ? least : Math.max(least, maxListLength);
    const length = Math.min(this.#integer(least, most), numberOr(maxItems, most));
    const values = Array.from({ length }, (_, index) => this.#draw(first[index] ?? items, depth + 1));
    return uniqueItems === true
      ? [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
      : values;
  }

  #text(schema: JsonSchema): string {
    const n = this.#manner === 'first' ? 1 : this.#integer(0, 9999);
    return plausibleTextOf(schema, n, this.#patternText);
  }

  /** Returns a multiple of the step between the limits; the one next to 1 in the manner `first`. */
  #figure(schema: JsonSchema, usualStep: number): number {
    const step = numberOr(schema.multipleOf, usualStep);
    const { least, most } = figureLimitsOf(schema, step);
    const [from, to] = [Math.ceil(least / step), Math.max(Math.ceil(least / step), Math.floor(most / step))];
    const nearOne = Math.min(Math.max(from, Math.round(1 / step)), to);
    return (this.#manner === 'first' ? nearOne : this.#integer(from, to)) * step;
  }
}

const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other);

const isTextSchema = ({ pattern, format, minLength, maxLength }: JsonSchema): boolean =>
  [pattern, format, minLength, maxLength].some((limit) => limit !== undefined);

/** Returns a branch with the schema's own limits. Members stay out, because both records are merged. */
const withOwnLimits = (branch: unknown, { properties, required, ...limits }: JsonSchema): unknown =>
  isRecord(branch) && branch.$ref === undefined ? { ...limits, ...branch } : branch;

function figureLimitsOf(schema: JsonSchema, step: number): { readonly least: number; readonly most: number } {
  const lower = Math.max(
    numberOr(schema.minimum, Number.NEGATIVE_INFINITY),
    numberOr(schema.exclusiveMinimum, Number.NEGATIVE_INFINITY) + step,
  );
  const most = Math.min(
    numberOr(schema.maximum, Number.POSITIVE_INFINITY),
    numberOr(schema.exclusiveMaximum, Number.POSITIVE_INFINITY) - step,
  );
  const least = Number.isFinite(lower) ? lower : Math.min(0, most - defaultSpan);
  return { least, most: Number.isFinite(most) ? most : least + defaultSpan };
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
