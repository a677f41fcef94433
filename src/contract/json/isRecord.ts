/** Marks `ExactNumber`. No JSON text can have a symbol as a key. The class itself has code that few pages need. */
export const exactNumberMark = Symbol('ExactNumber');

/** True if a value is a JSON object: neither a list, nor null, nor a number with its own characters. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(exactNumberMark in value);
