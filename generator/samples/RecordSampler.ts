import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { isRecord } from '../../src/contract/json/isRecord.ts';
import { valueFormats } from '../../src/contract/validation/valueFormats.ts';
import type { JsonSchema } from '../emit/schema/jsonSchema.ts';
import { pointerParts } from '../load/jsonPosition.ts';
import { constraintOfError } from './constraints.ts';
import type { PatternText } from './plausibleTexts.ts';
import { schemaAt, withValue } from './recordPath.ts';
import { createRandom, type SampleManner, ValueSampler } from './ValueSampler.ts';

/** The maximum number of draws for one record, and of repair rounds for one draw. */
const maxDraws = 60;
const maxRepairs = 12;

/** Keywords whose errors only say that another error matters. */
const wrapperKeywords = new Set(['if', 'allOf', 'anyOf', 'oneOf']);
/** Keywords whose errors are repaired by removing a property. */
const removingKeywords = new Set(['additionalProperties', 'false schema']);

/** One for all schemas, because a new one compiles the schema of schemas again. */
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  $data: true,
  strict: false,
  formats: valueFormats,
});

/** Compiles a schema. Ajv would keep every compiled schema. */
function compile(schema: JsonSchema | boolean): ValidateFunction {
  const validate = ajv.compile(schema);
  if (typeof schema === 'object') ajv.removeSchema(schema);
  return validate;
}

const samplers = new Map<string, RecordSampler>();

/** Draws records of one schema. The same seed gives the same record on every machine. */
export class RecordSampler {
  readonly #schema: JsonSchema;
  readonly #validate: ValidateFunction;

  private constructor(schema: JsonSchema) {
    this.#schema = schema;
    this.#validate = compile(schema);
  }

  /** Returns the sampler of a schema. Equal schemas share one, because its compilation takes longer than a draw. */
  static of(schema: JsonSchema): RecordSampler {
    const text = JSON.stringify(schema);
    const sampler = samplers.get(text) ?? new RecordSampler(schema);
    samplers.set(text, sampler);
    return sampler;
  }

  /** Returns a validator of another schema, such as a condition within this one. */
  compile(schema: JsonSchema | boolean): (value: unknown) => boolean {
    return compile(schema);
  }

  /** Returns all errors of a record; empty if it satisfies all rules. */
  errors(record: unknown): readonly ErrorObject[] {
    return this.#validate(record) ? [] : (this.#validate.errors ?? []);
  }

  /** Returns a value that satisfies all rules, if possible in the wanted manner. Throws if none was found. */
  draw(seed: number, wanted: SampleManner): unknown {
    for (let attempt = 0; attempt < maxDraws; attempt += 1) {
      const manner = attempt % 2 === 0 ? wanted : 'any';
      const record = this.#repaired(drawValue(this.#schema, manner, seed + attempt * 7919), seed + attempt);
      if (record !== undefined) return record;
    }
    throw new Error(`No record was found that satisfies all rules of the schema: ${this.#complaint(seed)}.`);
  }

  #complaint(seed: number): string {
    return ajv.errorsText([...this.errors(drawValue(this.#schema, 'full', seed))], {
      dataVar: 'the record',
    });
  }

  /** Returns the record after rounds of repairs; undefined if errors remain. */
  #repaired(record: unknown, seed: number): unknown {
    let current = record;
    for (let round = 0; round < maxRepairs; round += 1) {
      const errors = this.errors(current).filter(({ keyword }) => !wrapperKeywords.has(keyword));
      if (errors.length === 0) return this.errors(current).length === 0 ? current : undefined;
      for (const error of errors) current = this.#repair(current, error, seed * maxRepairs + round);
    }
    return undefined;
  }

  /**
   * Repairs one error. Draws a missing property, removes a forbidden one, and draws any other value again by
   * the violated rule.
   */
  #repair(record: unknown, error: ErrorObject, seed: number): unknown {
    const parts = pointerParts(constraintOfError(error).pointer);
    if (removingKeywords.has(error.keyword)) return withValue(record, parts, undefined);
    const own = schemaAt(this.#schema, parts);
    const asked = error.keyword === 'required' || !isRecord(error.parentSchema) ? {} : error.parentSchema;
    return withValue(record, parts, drawValue({ ...own, ...ownConstraints(asked) }, 'full', seed));
  }
}

/** Returns the rules that do not refer to other values (`$data`). */
const ownConstraints = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => !isRecord(value) || !('$data' in value)));

/** The draws from a pattern before its text counts as not to be found. */
const maxPatternDraws = 50;

const patternText: PatternText = (pattern, fits, seed) =>
  fc.sample(fc.stringMatching(pattern), { seed, numRuns: maxPatternDraws }).find(fits);

const drawValue = (schema: JsonSchema, manner: SampleManner, seed: number): unknown =>
  new ValueSampler(manner, { random: createRandom(seed), patternText }).draw(schema);

/**
 * Returns a value that satisfies all rules of a JSON Schema (draft-07, without `$ref`), including
 * `if`/`then`. The value has all properties that the rules allow, and uses `examples` if present. The same
 * seed gives the same value. Throws an error with a sentence if none can be found.
 */
export const sampleOf = (schema: JsonSchema, seed: number): unknown =>
  RecordSampler.of(schema).draw(seed, 'full');
