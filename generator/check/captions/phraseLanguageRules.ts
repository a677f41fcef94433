import { sourceLocale, translatedCaptions } from '../../normalize/captions.ts';
import { phraseKeysOf, type RuleContext, type SchemaRule } from '../RuleContext.ts';
import { locationAt, rootLocation, violation } from '../RuleViolation.ts';
import { phraseFilesOf, phraseOf } from './phraseTables.ts';

const chinese = /\p{sc=Han}/u;

/** Parts of a phrase that no locale translates: placeholders, code and addresses. */
const untranslated = /\{\{\w+\}\}|`[^`]*`|\w+:\/\/\S+/g;

/** Returns the words of Latin letters. Words of capitals only are names, such as `HTTP`. */
const latinWordsOf = (phrase: string): string[] =>
  [...phrase.replaceAll(untranslated, ' ').matchAll(/(?<![\w.@/-])[A-Za-z]{2,}(?![\w@/-])/g)]
    .map(([word]) => word)
    .filter((word) => word !== word.toUpperCase());

const isLowerCase = (word: string): boolean => word === word.toLowerCase();

/** Returns the words that phrases and captions of the source locale have in lower case. They are no names. */
function findSourceWords(sources: RuleContext): Set<string> {
  const phrases = phraseFilesOf(sources)
    .flat()
    .filter(({ name }) => name === sourceLocale)
    .flatMap(({ value }) => phraseKeysOf(value).map((key) => phraseOf(value, key)));
  const captions = sources.captioned.flatMap(({ value }) => translatedCaptions.flatMap((word) => value[word] ?? []));
  return new Set([...phrases, ...captions].flatMap(latinWordsOf).filter(isLowerCase));
}

const isChineseLocale = (name: string): boolean =>
  new Intl.Locale(name).maximize().script?.startsWith('Han') === true;

/**
 * A phrase is in the language of its file. A phrase of the source locale, en-US, has no Chinese characters. A
 * phrase of a Chinese locale has some, unless it consists of names and numbers.
 */
const phraseLanguage: SchemaRule = function* (sources) {
  let sourceWords: ReadonlySet<string> | undefined;
  const isEnglish = (phrase: string): boolean => {
    sourceWords ??= findSourceWords(sources);
    const words = latinWordsOf(phrase);
    return words.slice(1).some(isLowerCase) || words.some((word) => sourceWords?.has(word.toLowerCase()));
  };
  for (const file of phraseFilesOf(sources).flat()) {
    const isSource = file.name === sourceLocale;
    if (!isSource && !isChineseLocale(file.name)) continue;
    for (const key of phraseKeysOf(file.value)) {
      const phrase = phraseOf(file.value, key);
      if (isSource ? chinese.test(phrase) : !chinese.test(phrase) && isEnglish(phrase))
        yield violation(
          locationAt(rootLocation(file), key.split('.'), phrase),
          `The phrase "${phrase}" is ${isSource ? 'Chinese' : 'English'}, but ${file.name} is expected.`,
          `Replace it with its ${file.name} translation.`,
        );
    }
  }
};

/** Rules for the language of phrases. */
export const phraseLanguageRules: readonly SchemaRule[] = [phraseLanguage];
