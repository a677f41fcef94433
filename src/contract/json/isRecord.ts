import { ExactNumber } from './ExactNumber.ts';

/** True if a value is a JSON object: neither a list, nor null, nor a number with its own characters. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
