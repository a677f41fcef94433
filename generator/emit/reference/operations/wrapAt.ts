import { pointerParts } from '../../../load/jsonPosition.ts';

/** Returns a document that has a value at a JSON pointer. */
export const wrapAt = (pointer: string, value: unknown): unknown =>
  pointerParts(pointer).reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
