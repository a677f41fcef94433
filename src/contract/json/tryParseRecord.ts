import { isRecord } from './isRecord.ts';
import { tryParseJson } from './tryParseJson.ts';

/** Returns the object of a JSON text; undefined for any other text. */
export function tryParseRecord(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = tryParseJson(text);
  return isRecord(value) ? value : undefined;
}
