import type { JsonSchema } from '../emit/jsonSchema.ts';
import { Sampler } from './Sampler.ts';

/**
 * A value that keeps every rule of a JSON Schema (draft-07, without `$ref`), `if`/`then` included, with all properties that
 * these allow, and with `examples` where there are some. The same seed gives the same value. Throws a sentence when none can be found.
 */
export const sampleOf = (schema: JsonSchema, seed: number): unknown => new Sampler(schema).draw(seed, 'full');
