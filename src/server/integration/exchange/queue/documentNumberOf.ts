import { parseSourcePaths, readPath } from '../../../../mapping/index.ts';

/** As entity `pendingData` has it. */
const maxLength = 100;

/** What PostgreSQL cannot store. */
const unstorable = /\0|\p{Surrogate}/gu;

function valueAt(text: string, identifier: string): unknown {
  try {
    const [path] = parseSourcePaths(identifier);
    return path && readPath(JSON.parse(text), path);
  } catch {
    // No JSON, or no path: neither keeps a document from being queued. Its run tells what is wrong.
    return undefined;
  }
}

/** The number of a document: what stands at its interface's `entityIdentifier`; undefined where nothing stands there. */
export function documentNumberOf(text: string, identifier: unknown): string | undefined {
  const value = typeof identifier === 'string' ? valueAt(text, identifier) : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const number = String(value).trim().replaceAll(unstorable, '\uFFFD').slice(0, maxLength);
  return number === '' ? undefined : number;
}
