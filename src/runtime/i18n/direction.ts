export type Direction = 'ltr' | 'rtl';

const rightToLeft = new Set(['he', 'ar', 'fa', 'ku']);

/** Right-to-left is applied for the language prefixes of schemas/SPECIFICATION.md section 1.3. */
export const directionOf = (locale: string): Direction =>
  rightToLeft.has(locale.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A key as those who read from left to right would press it: ArrowRight leads on, which from right to left is on the left. */
export const keyOf = (key: string, direction: Direction): string =>
  direction === 'rtl' ? (mirrored[key] ?? key) : key;
