import { DuplicateNameError, parseExactJson } from './exactJson.ts';

/** The position of an error in a JSON text, counted from 1. */
interface JsonErrorPosition {
  readonly line: number;
  readonly column: number;
}

/** The first error of a JSON text. */
interface JsonError extends JsonErrorPosition {
  /** Set if an object has this name twice; otherwise the syntax is wrong. */
  readonly duplicateName?: string;
}

/** Throws the error of a JSON text. Thousands of levels are valid; other code refuses them by their number. */
function assertJson(text: string): void {
  try {
    parseExactJson(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    JSON.parse(text);
  }
}

/** Returns the offset that an error names. Engines name none for some errors of a text with thousands of levels. */
const offsetOf = (error: unknown, text: string): number =>
  Number(/at position (\d+)/.exec(String(error))?.[1] ?? text.length);

function positionAt(text: string, offset: number): JsonErrorPosition {
  let [line, start] = [1, 0];
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}

/** Returns the first error of a JSON text; undefined for valid JSON without duplicate names. */
export function findJsonError(text: string): JsonError | undefined {
  try {
    assertJson(text);
    return undefined;
  } catch (error) {
    if (error instanceof DuplicateNameError)
      return { ...positionAt(text, error.offset), duplicateName: error.duplicateName };
    return positionAt(text, offsetOf(error, text));
  }
}
