import type { Localized } from '../model.ts';
import type { Captioned, Captions } from '../source.ts';

/** Captions that every locale must have. */
export const translated = [
  'title',
  'description',
  'recordTitle',
  'titleWithName',
  'shortTitle',
  'confirmMessage',
  'submit',
] as const;

const words = [...translated, 'placeholder'] as const;

/** The locale that captions are written in when nothing else is said. */
export const sourceLocale = 'en-US';

/** Captions of every locale side by side; `example` stands in where no placeholder is given. */
export function captionsOf(source: Captioned, example?: unknown): Localized {
  const translations = source['x-i18n'] ?? {};
  const own: Captions = Object.fromEntries(
    words.flatMap((word) => (source[word] === undefined ? [] : [[word, source[word]]])),
  );
  const placeholder =
    typeof example === 'string' || typeof example === 'number' ? String(example) : undefined;
  const common = placeholder === undefined ? {} : { placeholder };
  return Object.fromEntries(
    [...new Set([sourceLocale, ...Object.keys(translations)])].map((locale) => [
      locale,
      { ...common, ...(locale === sourceLocale ? own : {}), ...translations[locale] },
    ]),
  );
}

/** The captions of `over` where it has some, else those of `under`. */
export const override = (under: Localized, over: Localized): Localized =>
  Object.fromEntries(
    [...new Set([...Object.keys(under), ...Object.keys(over)])].map((locale) => [
      locale,
      { ...under[locale], ...over[locale] },
    ]),
  );
