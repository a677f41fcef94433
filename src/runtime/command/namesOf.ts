import { locales } from '../catalog.ts';
import { phrases } from '../i18n/phrases.ts';

/** What a caption is called in each language that is loaded. */
export const namesOf = (key: string): readonly string[] =>
  locales.filter((locale) => phrases.has(locale, key)).map((locale) => phrases.translate(locale, key));
