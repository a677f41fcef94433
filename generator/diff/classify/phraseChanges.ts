import { type JsonLocation, rootLocation } from '../../check/RuleViolation.ts';
import type { Project } from '../../load/Project.ts';
import type { ChangeDraft } from '../SchemaChange.ts';
import { additiveChange, captionChange, userBreakingChange } from './Classifier.ts';
import { classifyMembers, filesByName, keywordsOf, type LocatedKeywords } from './classifyKeywords.ts';

/**
 * Classifies differences of the phrases in locales/. Schemas and code use phrases of the same version, and
 * check/ compares them: a removed phrase or other placeholders only change texts. Removing a locale breaks
 * users.
 */
export const classifyPhrases = (before: Project, after: Project): Iterable<ChangeDraft> =>
  classifyMembers(filesByName(before.locales), filesByName(after.locales), {
    added: (pair, locale) => [additiveChange(pair, `The locale ${locale} is new`)],
    removed: (pair, locale) => [userBreakingChange(pair, `The locale ${locale} was removed`)],
    kept: (_, locale) =>
      classifyMembers(phrasesOf(before, locale), phrasesOf(after, locale), {
        added: (pair, key) => [captionChange(pair, `The phrase "${key}" of ${locale} is new`)],
        removed: (pair, key) => [captionChange(pair, `The phrase "${key}" of ${locale} was removed`)],
        kept: (pair, key) => [captionChange(pair, `The phrase "${key}" of ${locale} was changed`)],
      }),
    // Its groups of phrases may have changed.
    refer: true,
  });

/** Returns all phrases of a locale by key. A move to another file is no change. */
const phrasesOf = ({ locales, phraseGroups }: Project, locale: string): LocatedKeywords =>
  Object.fromEntries(
    [locales, ...Object.values(phraseGroups)]
      .flat()
      .flatMap((file) => (file.name === locale ? phrasesIn(rootLocation<unknown>(file), []) : [])),
  );

const phrasesIn = (
  place: JsonLocation<unknown>,
  path: readonly string[],
): [string, JsonLocation<unknown>][] =>
  typeof place.value === 'string'
    ? [[path.join('.'), place]]
    : Object.entries(keywordsOf(place)).flatMap(([name, member]) => phrasesIn(member, [...path, name]));
