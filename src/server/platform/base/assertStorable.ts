import { invalidRequest } from './ServiceError.ts';
import type { LocalePhrases } from './servicePhrases.ts';

/** Returns a text with U+FFFD in place of the characters that PostgreSQL cannot store: NUL and half a surrogate pair. */
export const toStorableText = (text: string): string => text.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD');

export const isStorable = (text: string): boolean => toStorableText(text) === text;

/** Throws if a text in a JSON value cannot be stored. */
export function assertStorable(value: unknown, phrases: LocalePhrases): void {
  // A list instead of recursion: a body may be nested deeper than the stack.
  const unchecked: unknown[] = [value];
  while (unchecked.length > 0) {
    const next = unchecked.pop();
    if (typeof next === 'string' && !isStorable(next)) {
      throw invalidRequest([{ field: '', message: phrases.translate('validation.unstorable') }]);
    }
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, one] of Object.entries(next)) unchecked.push(name, one);
  }
}
