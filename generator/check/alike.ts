import type { File } from '../load.ts';
import { sourceLocale } from '../normalize/captionsOf.ts';
import type { Captioned } from '../source.ts';
import { captioningFamilies, propertiesShown } from './ownCaptions.ts';
import { elements, members, type Place, rootOf, untidy } from './place.ts';
import type { Rule } from './rule.ts';
import type { Sources } from './sources.ts';

const values = <T>(entries: [string, Place<T>][]): Place<T>[] => entries.map(([, place]) => place);

/** What stands side by side before the same eyes, each with its caption; and the files of a kind. */
function rowsIn(sources: Sources): Place<Captioned>[][] {
  const { schemas, entities, resources, families, tasks, screens } = sources;
  const roots = (files: readonly File<Captioned>[]): Place<Captioned>[] => files.map(rootOf);
  return [
    ...schemas.flatMap((place) => [
      elements(place, 'oneOf', place.value.oneOf),
      values(members(place, 'properties', place.value.properties)),
    ]),
    ...resources.flatMap((file) => [
      values(members(rootOf(file), 'actions', file.value.actions)),
      values(members(rootOf(file), 'testActions', file.value.testActions)),
      values(members(rootOf(file), 'recordTabs', file.value.recordTabs)),
    ]),
    ...[...resources, ...tasks].map((file) =>
      values(members(rootOf<unknown>(file), 'groups', file.value.groups)),
    ),
    ...screens.map((file) => elements(rootOf(file), 'tabs', file.value.tabs)),
    ...captioningFamilies(sources).map(propertiesShown),
    roots(entities),
    roots(resources),
    roots(tasks),
    roots([...families, ...screens]),
  ];
}

/** What people see side by side is told apart by its caption, in every locale. */
const apart: Rule = function* (sources) {
  for (const row of rowsIn(sources)) {
    const seen = new Set<string>();
    for (const place of row)
      for (const { locale, title } of titlesOf(place.value)) {
        const key = `${locale} ${title}`;
        if (seen.has(key))
          yield untidy(
            place,
            `"${title}" is there twice: nobody can tell the two apart.`,
            `Give one another title in ${locale}.`,
          );
        seen.add(key);
      }
  }
};

const titlesOf = ({ title, 'x-i18n': translations = {} }: Captioned) =>
  [
    { locale: sourceLocale, title },
    ...Object.entries(translations).map(([locale, captions]) => ({ locale, title: captions.title })),
  ].filter((one) => one.title !== undefined);

/** Rules of captions beside each other. */
export const alike: readonly Rule[] = [apart];
