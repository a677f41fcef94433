export type TextDirection = 'ltr' | 'rtl';

const rightToLeftLanguages = new Set(['he', 'ar', 'fa', 'ku']);

/** Right-to-left applies to the language prefixes of schemas/SPECIFICATION.md section 1.3. */
export const directionOf = (locale: string): TextDirection =>
  rightToLeftLanguages.has(locale.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';

/**
 * Artificial locales for checks of translation and layout: accented English, from left to right and from right
 * to left. `?lang=` selects them, and under `npm run dev` the language menu.
 */
export const pseudoLocales: readonly string[] = ['en-XA', 'ar-XB'];

/** The locale whose phrases and captions a locale shows. */
export const phraseLocaleOf = (locale: string): string => (pseudoLocales.includes(locale) ? 'en-US' : locale);

const mirroredKeys: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Returns a key with left and right exchanged in right-to-left text, so that ArrowRight always means forward.
 */
export const mirrorArrowKey = (key: string, direction: TextDirection): string =>
  direction === 'rtl' ? (mirroredKeys[key] ?? key) : key;

/**
 * Each language in its own words, so that people find theirs on a page that they cannot read. `Intl.DisplayNames`
 * would take 7 ms.
 */
const languageNames: Readonly<Record<string, string>> = { 'zh-CN': '中文', 'en-US': 'English' };

export const languageName = (locale: string): string => languageNames[locale] ?? locale;
