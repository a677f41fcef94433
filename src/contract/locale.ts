/** The `lang` parameter of SPEC.md section 7, by locale. */
const languages: Readonly<Record<string, string>> = { 'zh-CN': 'zh_CN', 'zh-TW': 'zh_TW', 'en-US': 'en_US' };

export const defaultLocale = 'zh-CN';

/** `zh_CN` for zh-CN; a locale without a language of its own asks in English. */
export const languageOf = (locale: string): string => languages[locale] ?? 'en_US';

/** The locale to answer in: zh_TW reads Simplified Chinese, anything unknown the default. */
export const localeOf = (language: string | undefined): string =>
  language === 'en_US' ? 'en-US' : defaultLocale;
