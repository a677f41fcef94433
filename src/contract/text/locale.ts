export const defaultLocale = 'zh-CN';

/** Parts of a locale that mean Traditional Chinese: the script, and the regions that use it. */
const traditionalMarkers = new Set(['Hant', 'TW', 'HK', 'MO']);

/**
 * The `lang` parameter of schemas/SPECIFICATION.md section 7.1: Chinese by its script; English for every
 * other language.
 */
export function languageOf(locale: string): string {
  const [language, ...parts] = locale.split('-');
  if (language !== 'zh') return 'en_US';
  return !parts.includes('Hans') && parts.some((part) => traditionalMarkers.has(part)) ? 'zh_TW' : 'zh_CN';
}

/** The locale of an answer: zh_TW gets Simplified Chinese, unknown languages the default. */
export const localeOf = (language: string | undefined): string =>
  language === 'en_US' ? 'en-US' : defaultLocale;
