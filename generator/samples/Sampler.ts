import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import type { JsonSchema } from '../emit/jsonSchema.ts';
import { formats } from '../emit/standalone.ts';
import { arbitraryOf, type Manner } from './arbitraryOf.ts';
import { blameOf } from './blame.ts';
import { withValue } from './place.ts';
import { isSchema, partsOf, schemaAt } from './schemaAt.ts';

/** Whole draws, and how often each is mended, before it is given up. */
const draws = 60;
const mendings = 12;

/** Keywords whose errors only say that another one's matter. */
const wrappers = new Set(['if', 'allOf', 'anyOf', 'oneOf']);
/** Keywords that want a property gone. */
const needless = new Set(['additionalProperties', 'false schema']);

/** Draws records by one schema; every draw of one seed is the same, on every machine. */
export class Sampler {
  readonly #schema: JsonSchema;
  readonly #ajv = new Ajv({ allErrors: true, verbose: true, $data: true, strict: false, formats });
  readonly #validate: ValidateFunction;
  readonly #whole: Readonly<Record<Manner, fc.Arbitrary<unknown>>>;

  constructor(schema: JsonSchema) {
    this.#schema = schema;
    this.#validate = this.#ajv.compile(schema);
    this.#whole = { full: arbitraryOf(schema, 'full'), any: arbitraryOf(schema, 'any') };
  }

  /** A validator of another schema, as a condition within this one is. */
  compile(schema: JsonSchema | boolean): (value: unknown) => boolean {
    return this.#ajv.compile(schema);
  }

  /** Every error of a record; none is a record that keeps all rules. */
  errors(record: unknown): readonly ErrorObject[] {
    return this.#validate(record) ? [] : (this.#validate.errors ?? []);
  }

  /** A value that keeps every rule, where possible in the wanted manner. Throws when none was found. */
  draw(seed: number, wanted: Manner): unknown {
    for (let attempt = 0; attempt < draws; attempt += 1) {
      const manner = attempt % 2 === 0 ? wanted : 'any';
      const record = this.#mended(drawn(this.#whole[manner], seed + attempt * 7919), seed + attempt);
      if (record !== undefined) return record;
    }
    throw new Error(`No record was found that keeps all rules of the schema: ${this.#complaint(seed)}.`);
  }

  #complaint(seed: number): string {
    return this.#ajv.errorsText([...this.errors(drawn(this.#whole.full, seed))], { dataVar: 'it' });
  }

  /** The record after its errors were mended one round after another; undefined when they would not end. */
  #mended(record: unknown, seed: number): unknown {
    let current = record;
    for (let round = 0; round < mendings; round += 1) {
      const errors = this.errors(current).filter(({ keyword }) => !wrappers.has(keyword));
      if (errors.length === 0) return this.errors(current).length === 0 ? current : undefined;
      for (const error of errors) current = this.#mend(current, error, seed * mendings + round);
    }
    return undefined;
  }

  /** A missing property is drawn, a needless one taken out, and any other value drawn anew by the rule that it broke. */
  #mend(record: unknown, error: ErrorObject, seed: number): unknown {
    const parts = partsOf(blameOf(error).pointer);
    if (needless.has(error.keyword)) return withValue(record, parts, undefined);
    const own = schemaAt(this.#schema, parts);
    const asked = error.keyword === 'required' || !isSchema(error.parentSchema) ? {} : error.parentSchema;
    return withValue(record, parts, drawn(arbitraryOf({ ...own, ...plain(asked) }, 'full'), seed));
  }
}

/** The rules of a value itself: those that look at others would only be guessed at. */
const plain = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => !isSchema(value) || !('$data' in value)));

const drawn = (values: fc.Arbitrary<unknown>, seed: number): unknown =>
  fc.sample(values, { seed, numRuns: 1 })[0];
