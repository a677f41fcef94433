import type { Position } from '../position.ts';

/** JSON nested deeper than this is taken for a mistake: real schemas stay below 40. */
export const deepest = 200;

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]]/gs;

/** Where JSON gets too deep to be read safely; undefined when it never does. It is told from the text: parsers stumble. */
export function tooDeepAt(text: string): Position | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > deepest) {
      const lines = text.slice(0, index).split('\n');
      return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    }
  }
  return undefined;
}
