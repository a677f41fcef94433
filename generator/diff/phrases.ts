import { type Place, rootOf } from '../check/place.ts';
import type { Project } from '../load.ts';
import type { Draft } from './change.ts';
import { additive, caption, lost } from './judge.ts';
import { filesIn, judgeMembers, type Keywords, keywordsIn } from './keywords.ts';

/**
 * What the phrases of locales/ say otherwise. Who names a phrase and fills in its blanks is of the same version, and check/ holds them
 * together: so one that goes, or has other blanks, is no more than words. A language that goes is missed.
 */
export const judgePhrases = (before: Project, after: Project): Iterable<Draft> =>
  judgeMembers(filesIn(before.locales), filesIn(after.locales), {
    added: (pair, locale) => [additive(pair, `The locale ${locale} is new`)],
    removed: (pair, locale) => [lost(pair, `The locale ${locale} was removed`)],
    kept: (_, locale) =>
      judgeMembers(phrasesOf(before, locale), phrasesOf(after, locale), {
        added: (pair, key) => [caption(pair, `The phrase "${key}" of ${locale} is new`)],
        removed: (pair, key) => [caption(pair, `The phrase "${key}" of ${locale} is gone`)],
        kept: (pair, key) => [caption(pair, `The phrase "${key}" of ${locale} was changed`)],
      }),
    // Its groups of phrases may have changed.
    refer: true,
  });

/** All phrases of a locale by their keys, for it is one whatever the file that it stands in. */
const phrasesOf = ({ locales, phraseGroups }: Project, locale: string): Keywords =>
  Object.fromEntries(
    [locales, ...Object.values(phraseGroups)]
      .flat()
      .flatMap((file) => (file.name === locale ? phrasesIn(rootOf<unknown>(file), []) : [])),
  );

const phrasesIn = (place: Place<unknown>, path: readonly string[]): [string, Place<unknown>][] =>
  typeof place.value === 'string'
    ? [[path.join('.'), place]]
    : Object.entries(keywordsIn(place)).flatMap(([name, member]) => phrasesIn(member, [...path, name]));
