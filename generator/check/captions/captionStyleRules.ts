import type { ProjectFile } from '../../load/Project.ts';
import type { CaptionedSource } from '../../load/schemaSources.ts';
import { sourceLocale, translatedCaptions } from '../../normalize/captions.ts';
import { findCaptioningFamilies, findDisplayedProperties } from '../families/familyCaptionRules.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
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
import { findCaptioned } from './captionRules.ts';

interface SuspectCaption {
  readonly value: string;
  readonly locale: string;
  readonly isTitle: boolean;
  readonly place: JsonLocation<string>;
}

const chinese = /\p{sc=Han}/u;
const untidyPattern = /^\s|\s$|\s\s|[^\S ]|[:：]$/;

const suspectsByContext = new WeakMap<RuleContext, readonly SuspectCaption[]>();

/** Returns the captions, in all locales, that a rule may report. These are few among tens of thousands. */
function findSuspects(sources: RuleContext): readonly SuspectCaption[] {
  const suspects = suspectsByContext.get(sources) ?? findCaptioned(sources).flatMap(findSuspectsAt);
  suspectsByContext.set(sources, suspects);
  return suspects;
}

function findSuspectsAt(place: JsonLocation<CaptionedSource>): SuspectCaption[] {
  const translations = Object.entries(place.value['x-i18n'] ?? {});
  return [
    ...findSuspectsIn(place, place.value, sourceLocale, []),
    ...translations.flatMap(([locale, captions]) =>
      findSuspectsIn(place, captions, locale, ['x-i18n', locale]),
    ),
  ];
}

const findSuspectsIn = (
  place: JsonLocation<CaptionedSource>,
  captions: CaptionedSource,
  locale: string,
  path: readonly string[],
): SuspectCaption[] =>
  translatedCaptions.flatMap((word) => {
    const value = captions[word];
    return value !== undefined && isSuspect(value, locale)
      ? [{ value, locale, isTitle: word === 'title', place: locationAt(place, [...path, word], value) }]
      : [];
  });

const isSuspect = (value: string, locale: string): boolean =>
  untidyPattern.test(value) || (locale === sourceLocale && chinese.test(value));

/** A caption has no space at its start or end, and single spaces between its words. */
const captionSpaces: SchemaRule = function* (sources) {
  for (const { value, place } of findSuspects(sources)) {
    const tidy = value.trim().replace(/\s+/g, ' ');
    if (tidy !== value && tidy !== '')
      yield withRepair(
        violation(place, `The caption "${value}" has extra spaces.`, 'Remove the extra spaces.'),
        {
          replace: tidy,
        },
      );
  }
};

/** A title does not end with a colon, because the console adds colons. */
const captionColon: SchemaRule = function* (sources) {
  for (const { value, isTitle, place } of findSuspects(sources)) {
    const tidy = value.replace(/\s*[:：]$/, '');
    if (isTitle && tidy !== value && tidy !== '')
      yield withRepair(violation(place, `The title "${value}" ends with a colon.`, 'Remove the colon.'), {
        replace: tidy,
      });
  }
};

/** A caption outside `x-i18n` is in the source locale, en-US, so it contains no Chinese characters. */
const captionLanguage: SchemaRule = function* (sources) {
  for (const { value, locale, place } of findSuspects(sources))
    if (locale === sourceLocale && chinese.test(value))
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
  const { schemas, entities, resources, families, tasks, screens } = sources;
  const roots = (files: readonly ProjectFile<CaptionedSource>[]): JsonLocation<CaptionedSource>[] =>
    files.map(rootLocation);
  return [
    ...schemas.flatMap((place) => [
      elementLocations(place, 'oneOf', place.value.oneOf),
      locationsOf(memberLocations(place, 'properties', place.value.properties)),
    ]),
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
