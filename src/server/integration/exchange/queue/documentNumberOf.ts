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

/**
 * Returns the number of a document, the value at its interface's `entityIdentifier`; undefined if it is
 * empty.
 */
export function documentNumberOf(text: string, identifier: unknown): string | undefined {
  const value = typeof identifier === 'string' ? valueAt(text, identifier) : undefined;
  const isNumber = typeof value === 'number' || value instanceof ExactNumber;
  if (typeof value !== 'string' && !isNumber) return undefined;
  const number = String(value).trim().replaceAll(unstorable, '\uFFFD').slice(0, maxLength);
  return number === '' ? undefined : number;
}
