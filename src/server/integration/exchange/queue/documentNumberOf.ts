import { hash } from 'node:crypto';
import { ExactNumber } from '../../../../contract/json/ExactNumber.ts';
import { parseCheckedJson } from '../../../../contract/json/exactJson.ts';
import { parseSourcePaths, readPath } from '../../../../mapping/index.ts';

/** Same limit as in entity `pendingData`. */
const maxLength = 100;

/** Characters that PostgreSQL cannot store. */
const unstorable = /\0|\p{Surrogate}/gu;

function valueAt(text: string, identifier: string): unknown {
  try {
    const [path] = parseSourcePaths(identifier);
    return path && readPath(parseCheckedJson(text), path);
  } catch {
    // Invalid JSON or an invalid path does not prevent queueing. The run reports the error.
    return undefined;
  }
}

/** Hexadecimal digits that keep two long numbers with the same beginning apart. */
const digestLength = 16;

/** Returns a storable text of at most 100 characters. Different texts give different ones. */
function toStorable(text: string): string {
  const storable = text.replaceAll(unstorable, '\uFFFD');
  if (storable === text && text.length <= maxLength) return text;
  const digest = hash('sha256', JSON.stringify(text)).slice(0, digestLength);
  return `${storable.slice(0, maxLength - digestLength - 1)}~${digest}`;
}

/**
 * Returns the number of a document, the value at its interface's `entityIdentifier`; undefined if it is
 * empty. A number that cannot be stored as it is ends with a digest.
 */
export function documentNumberOf(text: string, identifier: unknown): string | undefined {
  const value = typeof identifier === 'string' ? valueAt(text, identifier) : undefined;
  const isNumber = typeof value === 'number' || value instanceof ExactNumber;
  if (typeof value !== 'string' && !isNumber) return undefined;
  return toStorable(String(value).trim()) || undefined;
}
