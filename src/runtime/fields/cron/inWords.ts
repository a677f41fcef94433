import cronstrue from 'cronstrue';
import 'cronstrue/locales/zh_CN.js';

/** What cronstrue calls its locales; the others read English. */
const dialects: Readonly<Record<string, string>> = { 'zh-CN': 'zh_CN' };

/** The language of the words: English where cronstrue knows no other. */
export const languageOfWords = (locale: string): string => (locale in dialects ? locale : 'en');

/** A sound expression as a sentence of the locale. */
export const inWords = (expression: string, locale: string): string =>
  cronstrue.toString(expression, { locale: dialects[locale] ?? 'en', use24HourTimeFormat: true });
