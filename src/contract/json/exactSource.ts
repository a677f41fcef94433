import { ExactNumber, hasExactNumber } from './ExactNumber.ts';
import { isRecord } from './isRecord.ts';

/**
 * The member of an object whose numbers `withPlainNumbers` changed: the object before. No JSON text has a symbol as a
 * name.
 */
export const exactSource = Symbol('exactSource');

/** Returns the value of a number for code that knows no ExactNumber: a text if JavaScript cannot hold the number. */
export const plainNumberOf = (number: ExactNumber): number | string => number.value ?? number.text;

/** Replaces each ExactNumber of a document. The objects around it keep the originals under `exactSource`. */
export function withPlainNumbers(document: unknown): unknown {
  if (document instanceof ExactNumber) return plainNumberOf(document);
  if (!hasExactNumber(document)) return document;
  if (Array.isArray(document)) return document.map(withPlainNumbers);
  const members = Object.entries(isRecord(document) ? document : {});
  return {
    ...Object.fromEntries(members.map(([name, value]) => [name, withPlainNumbers(value)])),
    [exactSource]: document,
  };
}
