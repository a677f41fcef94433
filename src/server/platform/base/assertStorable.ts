import { invalidRequest } from './ServiceError.ts';
import type { LocalePhrases } from './servicePhrases.ts';

const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/**
 * Throws if a text in a JSON value cannot be stored: PostgreSQL accepts neither NUL nor half a surrogate
 * pair.
 */
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
