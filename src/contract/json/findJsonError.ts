import { parse } from '@humanwhocodes/momoa';
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

/**
 * The engine gives the offset of some errors only; a second parser gives the others. For truncated text, it
 * gives the last token.
 */
function offsetOf(error: unknown, text: string): number {
  const position = /at position (\d+)/.exec(String(error))?.[1];
  if (position !== undefined) return Number(position);
  try {
    parse(text);
  } catch (found) {
    const isCutOff = String(found).includes('end of input');
    if (!isCutOff && found instanceof Error && 'offset' in found) return Number(found.offset);
  }
  return text.length;
}

function positionAt(text: string, offset: number): JsonErrorPosition {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Returns the first error of a JSON text; undefined for valid JSON without duplicate names. */
export function findJsonError(text: string): JsonError | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    return positionAt(text, offsetOf(error, text));
  }
  try {
    parseExactJson(text);
  } catch (error) {
    if (error instanceof DuplicateNameError)
      return { ...positionAt(text, error.offset), duplicateName: error.duplicateName };
    // Thousands of levels: valid, and refused elsewhere by their number.
  }
  return undefined;
}
