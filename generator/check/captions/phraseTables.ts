import type { PhraseTable } from '../../../src/contract/text/phrases.ts';
import type { RuleContext } from '../RuleContext.ts';

/**
 * Returns the phrase files in sets: those of the console, and those of each group. All files of a set have
 * the same keys.
 */
export const phraseFilesOf = ({
  locales,
  phraseGroups,
}: Pick<RuleContext, 'locales' | 'phraseGroups'>): RuleContext['locales'][] => [
  locales,
  ...Object.values(phraseGroups),
];

/** Returns a phrase by its key, which exists. */
export const phraseOf = (table: PhraseTable, key: string): string =>
  String(key.split('.').reduce<unknown>((value, part) => (value as PhraseTable)[part], table));
