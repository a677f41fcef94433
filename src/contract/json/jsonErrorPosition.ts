import { parse } from '@humanwhocodes/momoa';

/** The position of a JSON syntax error, counted from 1. */
export interface JsonErrorPosition {
  readonly line: number;
  readonly column: number;
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

/** The position of the first syntax error; undefined for valid JSON. */
export function jsonErrorPosition(text: string): JsonErrorPosition | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const lines = text.slice(0, offsetOf(error, text)).split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  }
}
