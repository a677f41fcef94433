import { sourceLocale, translated } from '../normalize/captionsOf.ts';
import type { Captioned } from '../source.ts';
import { broken, didYouMean, elements, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import { localesOf, type Sources } from './sources.ts';

const known = new WeakMap<Sources, Place<Captioned>[]>();

/** Everything that has captions. */
export function captioned(sources: Sources): readonly Place<Captioned>[] {
  const places = known.get(sources) ?? captionedIn(sources);
  known.set(sources, places);
  return places;
}

function captionedIn(sources: Sources): Place<Captioned>[] {
  const { schemas, operations, resources, families, screens, tasks } = sources;
  return [
    ...schemas,
    ...schemas.flatMap((place) => elements(place, 'oneOf', place.value.oneOf)),
    ...[...resources, ...families, ...screens, ...tasks].map(
      (file): Place<Captioned> => rootOf<Captioned>(file),
    ),
    ...families.flatMap((file) =>
      members(rootOf(file), 'captions', file.value.captions).map(([, place]) => place),
    ),
    ...resources.flatMap((file) => [
      ...members(rootOf(file), 'groups', file.value.groups).map(([, place]) => place),
      ...members(rootOf(file), 'actions', file.value.actions).flatMap(([, place]) => [
        place,
        ...(place.value.prompt ? [inside(place, ['prompt'], place.value.prompt)] : []),
      ]),
      ...members(rootOf(file), 'testActions', file.value.testActions).map(([, place]) => place),
      ...members(rootOf(file), 'recordTabs', file.value.recordTabs).map(([, place]) => place),
      ...elements(rootOf(file), 'relatedTabs', file.value.relatedTabs),
    ]),
    ...tasks.flatMap((file) => members(rootOf(file), 'groups', file.value.groups).map(([, place]) => place)),
    ...screens.flatMap((file) => elements(rootOf(file), 'tabs', file.value.tabs)),
    ...operations.flatMap((operation): Place<Captioned>[] => [
      ...members(operation, 'query', operation.value.query).map(([, place]) => place),
      ...members(operation, 'headers', operation.value.headers).map(([, place]) => place),
    ]),
  ];
}

const otherLocales = (sources: Sources): string[] =>
  localesOf(sources).filter((name) => name !== sourceLocale);

/** Every property has a caption. */
const title: Rule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.property !== undefined && place.value.title === undefined && place.value.$ref === undefined)
      yield broken(place, `The property "${place.property}" has no caption.`, 'Add "title" and "x-i18n".');
};

/** Every caption stands in every locale. */
const translation: Rule = function* (sources) {
  const locales = otherLocales(sources);
  for (const place of captioned(sources))
    for (const locale of locales)
      for (const word of translated)
        if (place.value[word] !== undefined && place.value['x-i18n']?.[locale]?.[word] === undefined)
          yield broken(
            place,
            `The ${word} "${place.value[word]}" has no ${locale} translation.`,
            `Add "x-i18n": {"${locale}": {"${word}": …}} beside it.`,
          );
};

/** A translation has something to translate. */
const original: Rule = function* (sources) {
  for (const place of captioned(sources))
    for (const [locale, captions] of Object.entries(place.value['x-i18n'] ?? {}))
      for (const word of translated)
        if (captions[word] !== undefined && place.value[word] === undefined)
          yield broken(
            inside(place, ['x-i18n', locale, word], captions[word]),
            `The ${word} is there in ${locale} but not in ${sourceLocale}.`,
            `Add "${word}" beside "x-i18n", or remove it here.`,
          );
};

/** Captions are written for supported locales. */
const locale: Rule = function* (sources) {
  const known = localesOf(sources);
  for (const place of captioned(sources))
    for (const name of Object.keys(place.value['x-i18n'] ?? {}))
      if (!known.includes(name))
        yield broken(
          inside(place, ['x-i18n', name], undefined),
          `The locale "${name}" is not supported.`,
          didYouMean(name, known).or(`A file locales/${name}.json would make it supported.`),
        );
};

export const captions: readonly Rule[] = [title, translation, original, locale];
