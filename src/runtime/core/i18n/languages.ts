export type TextDirection = 'ltr' | 'rtl';

const rightToLeftLanguages = new Set(['he', 'ar', 'fa', 'ku']);

/** Right-to-left is applied for the language prefixes of schemas/SPECIFICATION.md section 1.3. */
export const directionOf = (locale: string): TextDirection =>
  rightToLeftLanguages.has(locale.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';

const mirroredKeys: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A key as those who read from left to right would press it: ArrowRight leads on, which from right to left is on the left. */
export const mirrorArrowKey = (key: string, direction: TextDirection): string =>
  direction === 'rtl' ? (mirroredKeys[key] ?? key) : key;

/** Each language in its own words: whoever cannot read the page finds theirs. `Intl.DisplayNames` costs 7 ms here. */
const languageNames: Readonly<Record<string, string>> = { 'zh-CN': '中文', 'en-US': 'English' };

export const languageName = (locale: string): string => languageNames[locale] ?? locale;
