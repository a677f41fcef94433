import { captionLocaleOf, sourceLocale } from '../../load/Product.ts';
import type { ProjectFile } from '../../load/Project.ts';
import type { CaptionedSource } from '../../load/sources/captions.ts';
import { translatedCaptions } from '../../load/sources/captions.ts';
import { findCaptioningFamilies, findDisplayedProperties } from '../families/familyCaptionRules.ts';
import { localesOf, type RuleContext, type SchemaRule } from '../RuleContext.ts';
import {
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
  warning,
  withRepair,
} from '../RuleViolation.ts';

interface LocatedCaption {
  readonly value: string;
  readonly isTitle: boolean;
  readonly place: JsonLocation<string>;
}

/**
 * Yields the captions that a rule reports. The test runs for every caption, so only few of tens of thousands get
 * a location.
 */
function* findCaptions(
  sources: RuleContext,
  isReported: (value: string, locale: string) => boolean,
): Iterable<LocatedCaption> {
  for (const place of sources.captioned) {
    const translations = place.value['x-i18n'] ?? {};
    for (const locale of [sourceLocale, ...Object.keys(translations)]) {
      const isSource = locale === sourceLocale;
      const captions = isSource ? place.value : translations[locale];
      for (const word of translatedCaptions) {
        const value = captions?.[word];
        if (value === undefined || !isReported(value, locale)) continue;
        const path = isSource ? [word] : ['x-i18n', locale, word];
        yield { value, isTitle: word === 'title', place: locationAt(place, path, value) };
      }
    }
  }
}

/** A caption has no space at its start or end, and single spaces between its words. */
const captionSpaces: SchemaRule = function* (sources) {
  const untidy = /^\s|\s$|\s\s|[^\S ]/;
  for (const { value, place } of findCaptions(sources, (text) => untidy.test(text))) {
    const tidy = value.trim().replace(/\s+/g, ' ');
    if (tidy !== '')
      yield withRepair(
        violation(place, `The caption "${value}" has extra spaces.`, 'Remove the extra spaces.'),
        { replace: tidy },
      );
  }
};

/** A title does not end with a colon, because the console adds colons. */
const captionColon: SchemaRule = function* (sources) {
  for (const { value, isTitle, place } of findCaptions(sources, (text) => /[:：]$/.test(text))) {
    const tidy = value.replace(/\s*[:：]$/, '');
    if (isTitle && tidy !== '')
      yield withRepair(violation(place, `The title "${value}" ends with a colon.`, 'Remove the colon.'), {
        replace: tidy,
      });
  }
};

/** A caption outside `x-i18n` is in the source locale, en-US, so it contains no Chinese characters. */
const captionLanguage: SchemaRule = function* (sources) {
  const chinese = /\p{sc=Han}/u;
  const isSource = captionLocaleOf(localesOf(sources)) === sourceLocale;
  for (const { value, place } of findCaptions(
    sources,
    (text, locale) => isSource && locale === sourceLocale && chinese.test(text),
  ))
    yield violation(
      place,
      `The caption "${value}" is Chinese, but ${sourceLocale} is expected.`,
      `Move it to "x-i18n", and write its ${sourceLocale} translation here.`,
    );
};

/** Rules for the style of captions. */
export const captionStyleRules: readonly SchemaRule[] = [captionSpaces, captionColon, captionLanguage];

const locationsOf = <T>(entries: [string, JsonLocation<T>][]): JsonLocation<T>[] =>
  entries.map(([, place]) => place);

/**
 * Returns groups of captions that appear side by side, such as properties or actions. Files of one kind are a
 * group, too.
 */
function findSiblingCaptions(sources: RuleContext): JsonLocation<CaptionedSource>[][] {
  const { schemasWith, entities, resources, families, tasks, screens } = sources;
  const roots = (files: readonly ProjectFile<CaptionedSource>[]): JsonLocation<CaptionedSource>[] =>
    files.map(rootLocation);
  return [
    ...schemasWith('oneOf').map((place) => elementLocations(place, 'oneOf', place.value.oneOf)),
    ...schemasWith('properties').map((place) =>
      locationsOf(memberLocations(place, 'properties', place.value.properties)),
    ),
    ...resources.flatMap((file) => [
      locationsOf(memberLocations(rootLocation(file), 'actions', file.value.actions)),
      locationsOf(memberLocations(rootLocation(file), 'testActions', file.value.testActions)),
      locationsOf(memberLocations(rootLocation(file), 'recordTabs', file.value.recordTabs)),
    ]),
    ...[...resources, ...tasks].map((file) =>
      locationsOf(memberLocations(rootLocation<unknown>(file), 'groups', file.value.groups)),
    ),
    ...screens.map((file) => elementLocations(rootLocation(file), 'tabs', file.value.tabs)),
    ...findCaptioningFamilies(sources).map(findDisplayedProperties),
    roots(entities),
    roots(resources),
    roots(tasks),
    roots([...families, ...screens]),
  ];
}

/** Captions that appear side by side differ from each other in every locale. */
const distinctCaptions: SchemaRule = function* (sources) {
  for (const row of findSiblingCaptions(sources)) {
    const seen = new Set<string>();
    for (const place of row)
      for (const { locale, title } of titlesByLocale(place.value)) {
        const key = `${locale} ${title}`;
        if (seen.has(key))
          yield warning(
            place,
            `The title "${title}" is used twice, so operators cannot distinguish the two.`,
            `Change one of the two titles in ${locale}.`,
          );
        seen.add(key);
      }
  }
};

const titlesByLocale = ({ title, 'x-i18n': translations = {} }: CaptionedSource) =>
  [
    { locale: sourceLocale, title },
    ...Object.entries(translations).map(([locale, captions]) => ({ locale, title: captions.title })),
  ].filter((one) => one.title !== undefined);

/** Rules for captions that appear side by side. */
export const captionDistinctionRules: readonly SchemaRule[] = [distinctCaptions];
