import type { PhraseTable } from '../../../src/contract/text/phrases.ts';
import { phraseKeysOf } from '../../load/extendPhrases.ts';
import type { RuleContext } from '../RuleContext.ts';
import { type JsonLocation, locationAt, rootLocation } from '../RuleViolation.ts';

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

interface PhraseLocation extends JsonLocation<string> {
  readonly file: RuleContext['locales'][number];
  readonly key: string;
}

/** Returns the phrases of some files. */
export const phrasesOf = (files: RuleContext['locales']): PhraseLocation[] =>
  files.flatMap((file) =>
    phraseKeysOf(file.value).map((key) => ({
      ...locationAt(rootLocation(file), key.split('.'), phraseOf(file.value, key)),
      file,
      key,
    })),
  );

/** Returns a phrase by its key, which exists. */
export const phraseOf = (table: PhraseTable, key: string): string =>
  String(key.split('.').reduce<unknown>((value, part) => (value as PhraseTable)[part], table));
