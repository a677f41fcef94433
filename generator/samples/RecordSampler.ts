import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import type { JsonSchema } from '../emit/schema/jsonSchema.ts';
import { validatorFormats } from '../emit/validators/StandaloneValidators.ts';
import { arbitraryOf, type SampleManner } from './arbitraries.ts';
import { constraintOfError } from './constraints.ts';
import { isSchemaObject, schemaAt, splitPointer, withValue } from './recordPath.ts';

/** Whole draws, and how often each is mended, before it is given up. */
const maxDraws = 60;
const maxRepairs = 12;

/** Keywords whose errors only say that another one's matter. */
const wrapperKeywords = new Set(['if', 'allOf', 'anyOf', 'oneOf']);
/** Keywords that want a property gone. */
const removingKeywords = new Set(['additionalProperties', 'false schema']);

/** Draws records by one schema; every draw of one seed is the same, on every machine. */
export class RecordSampler {
  readonly #schema: JsonSchema;
  readonly #ajv = new Ajv({
    allErrors: true,
    verbose: true,
    $data: true,
    strict: false,
    formats: validatorFormats,
  });
  readonly #validate: ValidateFunction;
  readonly #whole: Readonly<Record<SampleManner, fc.Arbitrary<unknown>>>;

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
  draw(seed: number, wanted: SampleManner): unknown {
    for (let attempt = 0; attempt < maxDraws; attempt += 1) {
      const manner = attempt % 2 === 0 ? wanted : 'any';
      const record = this.#mended(drawValue(this.#whole[manner], seed + attempt * 7919), seed + attempt);
      if (record !== undefined) return record;
    }
    throw new Error(`No record was found that keeps all rules of the schema: ${this.#complaint(seed)}.`);
  }

  #complaint(seed: number): string {
    return this.#ajv.errorsText([...this.errors(drawValue(this.#whole.full, seed))], { dataVar: 'it' });
  }

  /** The record after its errors were mended one round after another; undefined when they would not end. */
  #mended(record: unknown, seed: number): unknown {
    let current = record;
    for (let round = 0; round < maxRepairs; round += 1) {
      const errors = this.errors(current).filter(({ keyword }) => !wrapperKeywords.has(keyword));
      if (errors.length === 0) return this.errors(current).length === 0 ? current : undefined;
      for (const error of errors) current = this.#mend(current, error, seed * maxRepairs + round);
    }
    return undefined;
  }

  /**
   * A missing property is drawn, a needless one taken out, and any other value drawn anew by the rule that it
   * broke.
   */
  #mend(record: unknown, error: ErrorObject, seed: number): unknown {
    const parts = splitPointer(constraintOfError(error).pointer);
    if (removingKeywords.has(error.keyword)) return withValue(record, parts, undefined);
    const own = schemaAt(this.#schema, parts);
    const asked =
      error.keyword === 'required' || !isSchemaObject(error.parentSchema) ? {} : error.parentSchema;
    return withValue(
      record,
      parts,
      drawValue(arbitraryOf({ ...own, ...ownConstraints(asked) }, 'full'), seed),
    );
  }
}

/** The rules of a value itself: those that look at others would only be guessed at. */
const ownConstraints = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema).filter(([, value]) => !isSchemaObject(value) || !('$data' in value)),
  );

const drawValue = (values: fc.Arbitrary<unknown>, seed: number): unknown =>
  fc.sample(values, { seed, numRuns: 1 })[0];

/**
 * A value that keeps every rule of a JSON Schema (draft-07, without `$ref`), `if`/`then` included, with all
 * properties that these allow, and with `examples` where there are some. The same seed gives the same value.
 * Throws a sentence when none can be found.
 */
export const sampleOf = (schema: JsonSchema, seed: number): unknown =>
  new RecordSampler(schema).draw(seed, 'full');
