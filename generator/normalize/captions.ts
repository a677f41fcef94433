import type { ProjectFile } from '../load/Project.ts';
import type { CaptionedSource, CaptionTexts, FamilySource } from '../load/schemaSources.ts';
import type { CaptionsByLocale } from './Model.ts';

/** Captions that every locale must have. */
export const translatedCaptions = [
  'title',
  'description',
  'recordTitle',
  'titleWithName',
  'shortTitle',
  'confirmMessage',
  'submit',
] as const;

const captionKeys = [...translatedCaptions, 'placeholder'] as const;

/** Default locale of captions. */
export const sourceLocale = 'en-US';

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

/** One choice of `x-choices: families`. */
interface FamilyChoice {
  readonly value: string;
  /** The family's title in every locale. */
  readonly captions: CaptionsByLocale;
  /** Path of the family's file. */
  readonly file: string;
}

/** Returns the constants of the families for a property, in the order of the navigation. */
export const familyChoicesOf = (
  families: readonly ProjectFile<FamilySource>[],
  property: string,
): FamilyChoice[] =>
  [...families]
    .sort((a, b) => a.value.navigationOrder - b.value.navigationOrder || (a.name < b.name ? -1 : 1))
    .flatMap(({ path, value: family }) => {
      const { [property]: value } = family.constants;
      return value === undefined ? [] : [{ value, captions: titlesOf(captionsOf(family)), file: path }];
    });

const titlesOf = (captions: CaptionsByLocale): CaptionsByLocale =>
  Object.fromEntries(Object.entries(captions).map(([locale, { title = '' }]) => [locale, { title }]));
