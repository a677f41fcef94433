import { parseCheckedJson } from '../../json/exactJson.ts';
import { withPlainNumbers } from '../../json/exactSource.ts';
import { tryParseJson } from '../../json/tryParseJson.ts';

/**
 * Parses like `tryParseJson`. A number that JavaScript cannot hold, such as an int64 key, becomes a text of its
 * characters. Objects keep the numbers that JavaScript would write with other characters under `exactSource`.
 */
export function parseExactAnswer(text: string): unknown {
  try {
    return withPlainNumbers(parseCheckedJson(text));
  } catch {
    // An object with one name twice is no error of a record.
    return tryParseJson(text);
  }
}
