import type { Translate } from '../../contract/phrases.ts';
import { type Direction, directionOf } from './direction.ts';
import { phrases } from './phrases.ts';

export interface Localized {
  readonly locale: string;
  readonly direction: Direction;
  readonly translate: Translate;
  readonly has: (key: string) => boolean;
}

/** The phrases of a locale, and what else depends on it. */
export const localizedIn = (locale: string): Localized => ({
  locale,
  direction: directionOf(locale),
  translate: (key, parameters) => phrases.translate(locale, key, parameters),
  has: (key) => phrases.has(locale, key),
});

/** Says on the page itself which language it is in, and where its lines begin. */
export function markPage({ locale, direction }: Localized): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
}
