export type Direction = 'ltr' | 'rtl';

const rightToLeft = new Set(['he', 'ar', 'fa', 'ku']);

/** Right-to-left is applied for the language prefixes of SPEC.md section 1. */
export const directionOf = (locale: string): Direction =>
  rightToLeft.has(locale.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
