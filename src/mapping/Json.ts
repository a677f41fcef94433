export type Json = Readonly<Record<string, unknown>>;

/** An object of a document; not a list. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
