import { hash } from 'node:crypto';
import { ExactNumber } from '../../../../contract/json/ExactNumber.ts';
import { parseCheckedJson } from '../../../../contract/json/exactJson.ts';
import { parseSourcePaths, readPath } from '../../../../mapping/index.ts';
import { toStorableText } from '../../../platform/base/assertStorable.ts';
import { truncate } from '../../../platform/base/truncate.ts';

/** Same limit as in entity `pendingData`. */
const maxNumberLength = 100;

function valueAt(text: string, identifier: string): unknown {
  try {
    const [path] = parseSourcePaths(identifier);
    return path && readPath(parseCheckedJson(text), path);
  } catch {
    // Invalid JSON or an invalid path does not prevent queueing. The run reports the error.
    return undefined;
  }
}

/** Hexadecimal digits that keep two long texts with the same beginning apart. */
const digestLength = 16;

/** Returns a storable text of at most `maxLength` characters. Different texts give different ones. */
export function toStorableKey(text: string, maxLength: number): string {
  const storable = toStorableText(text);
  if (storable === text && text.length <= maxLength) return text;
  const digest = hash('sha256', JSON.stringify(text)).slice(0, digestLength);
  return `${truncate(storable, maxLength - digestLength - 1)}~${digest}`;
}

/**
 * Returns the number of a document, the value at its interface's `entityIdentifier`; undefined if it is
 * empty. A number that cannot be stored as it is ends with a digest.
 */
export function documentNumberOf(text: string, identifier: unknown): string | undefined {
  const value = typeof identifier === 'string' ? valueAt(text, identifier) : undefined;
  const isNumber = typeof value === 'number' || value instanceof ExactNumber;
  if (typeof value !== 'string' && !isNumber) return undefined;
  return toStorableKey(String(value).trim(), maxNumberLength) || undefined;
}
