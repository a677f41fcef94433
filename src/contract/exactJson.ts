import { inexactNumbers } from './inexactNumbers.ts';

/** Before each number that is kept as text: no document can have it. */
const mark = `number ${Math.random()} `;

const marked = new RegExp(`"${mark.replaceAll('.', '\\.')}([^"]+)"`, 'g');

/** Parses JSON as `JSON.parse` does, but keeps each number that would change as a text for `writeExact`. Throws SyntaxError. */
export function readExact(text: string): unknown {
  const found = [...inexactNumbers(text)];
  if (found.length === 0) return JSON.parse(text);
  // Broken text is refused with its own error.
  JSON.parse(text);
  let start = 0;
  const parts: string[] = [];
  for (const { number, offset } of found) {
    parts.push(text.slice(start, offset), JSON.stringify(mark + number));
    start = offset + number.length;
  }
  return JSON.parse(parts.join('') + text.slice(start));
}

/** A number as `readExact` keeps it: written as it was sent, whatever its length. */
export const exactNumber = (number: string): string => mark + number;

/** Writes what `readExact` has parsed, as `JSON.stringify` does, with every number as it was sent. */
export const writeExact = (
  value: unknown,
  replacer?: (name: string, value: unknown) => unknown,
  indent?: number,
): string => JSON.stringify(value, replacer, indent).replace(marked, '$1');
