import { sourceLocale } from '../load/Product.ts';
import { type CaptionedSource, type CaptionTexts, captionKeys } from '../load/sources/captions.ts';
import type { CaptionsByLocale } from './model/Entity.ts';

/** Returns the captions of all locales; `example` is the default of the placeholder. */
export function captionsOf(source: CaptionedSource, example?: unknown): CaptionsByLocale {
  const translations = source['x-i18n'] ?? {};
  const own: CaptionTexts = Object.fromEntries(
    captionKeys.flatMap((word) => (source[word] === undefined ? [] : [[word, source[word]]])),
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

/** Returns the captions of `over`, with those of `under` as defaults. */
export const overrideCaptions = (under: CaptionsByLocale, over: CaptionsByLocale): CaptionsByLocale =>
  Object.fromEntries(
    [...new Set([...Object.keys(under), ...Object.keys(over)])].map((locale) => [
      locale,
      { ...under[locale], ...over[locale] },
    ]),
  );
