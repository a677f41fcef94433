import { isRecord } from '../../src/contract/json/isRecord.ts';
import type { PhraseTable } from '../../src/contract/text/phrases.ts';
import { sourceLocale } from './Product.ts';
import type { Project } from './Project.ts';

export type PhraseFiles = Pick<Project, 'locales' | 'phraseGroups'>;

/** Returns phrases with those of another table over them. */
const overridePhrases = (under: PhraseTable, over: PhraseTable): PhraseTable => ({
  ...under,
  ...Object.fromEntries(
    Object.entries(over).map(([key, value]) => {
      const known = under[key];
      return [key, isRecord(known) && isRecord(value) ? overridePhrases(known, value) : value];
    }),
  ),
});

/** Returns the key `a.b.c` of every phrase in a locale file. */
export function phraseKeysOf(table: PhraseTable, start = '', keys: string[] = []): string[] {
  for (const [key, value] of Object.entries(table))
    if (typeof value === 'string') keys.push(`${start}${key}`);
    else phraseKeysOf(value, `${start}${key}.`, keys);
  return keys;
}

/**
 * Returns the phrases of this repository in the languages of a project, with the project's own phrases over them.
 * A language that this repository lacks needs a file in the project.
 */
export function extendPhrases(
  shared: PhraseFiles,
  own: PhraseFiles,
  locales: readonly string[],
): PhraseFiles & Pick<Project, 'sharedPhrases'> {
  const known = locales.filter((locale) =>
    [...shared.locales, ...own.locales].some((file) => file.name === locale),
  );
  const extend = (under: Project['locales'], over: Project['locales'], folder: string): Project['locales'] =>
    known.flatMap((locale) => {
      const base =
        under.find(({ name }) => name === locale) ?? under.find(({ name }) => name === sourceLocale);
      const file = over.find(({ name }) => name === locale);
      if (base === undefined) return file ?? [];
      if (file !== undefined) return { ...file, value: overridePhrases(base.value, file.value) };
      return { ...base, name: locale, path: `${folder}/${locale}.json` };
    });
  const groups = [...new Set([...Object.keys(shared.phraseGroups), ...Object.keys(own.phraseGroups)])].sort();
  return {
    locales: extend(shared.locales, own.locales, 'locales'),
    phraseGroups: Object.fromEntries(
      groups.map((name) => [
        name,
        extend(shared.phraseGroups[name] ?? [], own.phraseGroups[name] ?? [], `locales/${name}`),
      ]),
    ),
    sharedPhrases: new Set(
      [shared.locales, ...Object.values(shared.phraseGroups)]
        .flat()
        .flatMap(({ value }) => phraseKeysOf(value)),
    ),
  };
}
