import { parse } from '@humanwhocodes/momoa';

/** Where JSON text breaks, counted from 1. */
export interface JsonErrorPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * The engine tells the offset of some errors only; a parser that tells the rest is asked when it does not. That one
 * names the last token of a text that is cut off.
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

/** Where the text ceases to be JSON; undefined when it does not. */
export function jsonErrorPosition(text: string): JsonErrorPosition | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const lines = text.slice(0, offsetOf(error, text)).split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  }
}
