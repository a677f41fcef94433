import { sourceLocale, translated } from '../normalize/captionsOf.ts';
import type { Captioned } from '../source.ts';
import { captioned } from './captions.ts';
import { broken, inside, type Place, repaired } from './place.ts';
import type { Rule } from './rule.ts';
import type { Sources } from './sources.ts';

interface Text {
  readonly value: string;
  readonly locale: string;
  readonly isTitle: boolean;
  readonly place: Place<string>;
}

const chinese = /\p{sc=Han}/u;
const mayBeUntidy = /^\s|\s$|\s\s|[^\S ]|[:：]$/;

const known = new WeakMap<Sources, readonly Text[]>();

/** Captions of every locale that some rule may object to: of tens of thousands, next to none. */
function suspectsIn(sources: Sources): readonly Text[] {
  const suspects = known.get(sources) ?? captioned(sources).flatMap(suspectsAt);
  known.set(sources, suspects);
  return suspects;
}

function suspectsAt(place: Place<Captioned>): Text[] {
  const translations = Object.entries(place.value['x-i18n'] ?? {});
  return [
    ...suspectsOf(place, place.value, sourceLocale, []),
    ...translations.flatMap(([locale, captions]) => suspectsOf(place, captions, locale, ['x-i18n', locale])),
  ];
}

const suspectsOf = (
  place: Place<Captioned>,
  captions: Captioned,
  locale: string,
  path: readonly string[],
): Text[] =>
  translated.flatMap((word) => {
    const value = captions[word];
    return value !== undefined && isSuspect(value, locale)
      ? [{ value, locale, isTitle: word === 'title', place: inside(place, [...path, word], value) }]
      : [];
  });

const isSuspect = (value: string, locale: string): boolean =>
  mayBeUntidy.test(value) || (locale === sourceLocale && chinese.test(value));

/** A caption has no space around it, and one between its words. */
const spaces: Rule = function* (sources) {
  for (const { value, place } of suspectsIn(sources)) {
    const tidy = value.trim().replace(/\s+/g, ' ');
    if (tidy !== value && tidy !== '')
      yield repaired(broken(place, `There are spaces too many in "${value}".`, 'Remove them.'), {
        replace: tidy,
      });
  }
};

/** The console puts the colon where one belongs. */
const colon: Rule = function* (sources) {
  for (const { value, isTitle, place } of suspectsIn(sources)) {
    const tidy = value.replace(/\s*[:：]$/, '');
    if (isTitle && tidy !== value && tidy !== '')
      yield repaired(broken(place, `The title "${value}" ends with a colon.`, 'Remove it.'), {
        replace: tidy,
      });
  }
};

/** Captions beside a schema are in the language of the source. */
const language: Rule = function* (sources) {
  for (const { value, locale, place } of suspectsIn(sources))
    if (locale === sourceLocale && chinese.test(value))
      yield broken(
        place,
        `"${value}" is Chinese, where ${sourceLocale} is expected.`,
        'Write it under "x-i18n", and its translation here.',
      );
};

/** Rules of how captions are written. */
export const wording: readonly Rule[] = [spaces, colon, language];
