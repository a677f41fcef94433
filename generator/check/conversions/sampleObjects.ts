import { isRecord } from '../../../src/contract/json/isRecord.ts';
import type { RecordSampler } from '../../samples/RecordSampler.ts';

type JsonSchema = Readonly<Record<string, unknown>>;
export type SampleObject = Readonly<Record<string, unknown>>;

/** Number of random objects in each manner. */
const drawCount = 4;
/** Maximum characters of a boundary text. */
const maxTextLength = 1000;

/** Returns the boundary values of a property: its choices, limits and lengths. */
function boundaryValuesOf(schema: JsonSchema): unknown[] {
  if (Array.isArray(schema.enum)) return schema.enum;
  if (schema.type === 'boolean') return [true, false];
  const isFree = schema.pattern === undefined && schema.format === undefined;
  const lengths = [schema.minLength ?? 0, schema.maxLength].filter((length) => typeof length === 'number');
  if (schema.type === 'string')
    return isFree ? lengths.map((length) => 'a'.repeat(Math.min(length, maxTextLength))) : [];
  return [schema.minimum, schema.maximum].filter((limit) => limit !== undefined);
}

/**
 * Returns valid objects of a schema: random ones, and for each property one without it and one for each boundary
 * value. Empty if none can be found.
 */
export function sampleObjectsOf(schema: JsonSchema, sampler: RecordSampler): readonly SampleObject[] {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  try {
    const drawn = Array.from({ length: drawCount }, (_, seed) => [
      sampler.draw(seed, 'full'),
      sampler.draw(seed, 'any'),
    ]).flat();
    const [whole] = drawn;
    if (!isRecord(whole)) return [];
    const varied = Object.entries(properties).flatMap(([name, property]) => {
      const { [name]: _, ...without } = whole;
      const values = isRecord(property) ? boundaryValuesOf(property) : [];
      return [without, ...values.map((value) => ({ ...whole, [name]: value }))];
    });
    return [...drawn, ...varied].filter(
      (record): record is SampleObject => isRecord(record) && sampler.errors(record).length === 0,
    );
  } catch {
    return [];
  }
}
