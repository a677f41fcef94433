import { parse } from '@humanwhocodes/momoa';

/** Where JSON text breaks, counted from 1. */
export interface Break {
  readonly line: number;
  readonly column: number;
}

/**
 * Where the text ceases to be JSON; undefined when it does not. The browser's own parser tells the place in words of
 * its own, in English, or not at all: it only says whether there is something to look for.
 */
export function breakIn(text: string): Break | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return placeIn(text);
  }
}

function placeIn(text: string): Break {
  try {
    parse(text);
  } catch (error) {
    const isCutOff = String(error).includes('end of input');
    if (!isCutOff && error instanceof Error && 'line' in error && 'column' in error)
      return { line: Number(error.line), column: Number(error.column) };
  }
  const lines = text.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
