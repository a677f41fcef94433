import type { Say } from './phrases.ts';
import { invalidRequest } from './ServiceError.ts';

const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Throws when a text in a JSON value cannot be stored: PostgreSQL takes neither NUL nor half a surrogate pair. */
export function refuseUnstorable(value: unknown, say: Say): void {
  // A list instead of recursion: a body may be nested deeper than the stack.
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && !isStorable(next)) {
      throw invalidRequest([{ field: '', message: say.translate('validation.unstorable') }]);
    }
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, one] of Object.entries(next)) left.push(name, one);
  }
}
