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

/**
 * The locale of an answer to a request with the parameter `lang`. A product without zh-TW answers zh_TW in Simplified
 * Chinese; unknown languages get the default.
 * @param locales those of the product, the default first
 */
export function localeOf(language: string | undefined, locales: readonly string[]): string {
  const [standard = ''] = locales;
  const wanted = language === 'zh_TW' ? ['zh-TW', 'zh-CN'] : [language?.replace('_', '-')];
  return wanted.find((locale) => locale !== undefined && locales.includes(locale)) ?? standard;
}
