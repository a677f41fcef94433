import { MappingError } from './MappingError.ts';

/** Maximum characters of a text that a row or an expression creates. */
const maxTextLength = 1_000_000;

/** Throws `textLimit`. */
export function assertTextLength(length: number): void {
  if (length > maxTextLength) throw new MappingError('textLimit', { megabytes: maxTextLength / 1_000_000 });
}

/** Joins texts. Throws `textLimit` before it creates a longer text. */
export function joinTexts(texts: readonly string[], separator: string): string {
  assertTextLength(texts.reduce((sum, text) => sum + text.length + separator.length, -separator.length));
  return texts.join(separator);
}
