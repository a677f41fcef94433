import { sourceLocale } from '../../load/Product.ts';
import { translatedCaptions } from '../../load/sources/captions.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import { type JsonLocation, type RuleViolation, violation } from '../RuleViolation.ts';
import { phraseFilesOf, phrasesOf } from './phraseTables.ts';

const chinese = /\p{sc=Han}/u;

/** Parts of a phrase that no locale translates: placeholders, code and addresses. */
const untranslated = /\{\{\w+\}\}|`[^`]*`|\w+:\/\/\S+/g;

/** Returns the words of Latin letters. Words of capitals only are names, such as `HTTP`. */
const latinWordsOf = (phrase: string): string[] =>
  [...phrase.replaceAll(untranslated, ' ').matchAll(/(?<![\w.@/-])[A-Za-z]{2,}(?![\w@/-])/g)]
    .map(([word]) => word)
    .filter((word) => word !== word.toUpperCase());

const isLowerCase = (word: string): boolean => word === word.toLowerCase();

/**
 * Returns whether a phrase without Chinese characters is English: it has a word in lower case after another
 * word, or a word that the source locale uses in lower case. Words within Chinese phrases of the locale are
 * names.
 */
function createEnglishTest(sources: RuleContext, locale: string): (phrase: string) => boolean {
  const findEnglish = (): ReadonlySet<string> => {
    // The captions of another project would make English words of names in the phrases of this repository.
    const captioned = sources.sharedPhrases.size > 0 ? [] : sources.captioned;
    const captions = captioned.flatMap(({ value }) => translatedCaptions.flatMap((key) => value[key] ?? []));
    const texts = [...findPhrases(sources, sourceLocale).map(textOf), ...captions];
    return new Set(texts.flatMap(latinWordsOf).filter(isLowerCase));
  };
  // Most projects have only phrases whose words are names.
  let english: ReadonlySet<string> | undefined;
  const isEnglish = (word: string): boolean => {
    english ??= findEnglish();
    return english.has(word.toLowerCase());
  };
  const names = new Set(
    findPhrases(sources, locale)
      .map(textOf)
      .filter((phrase) => chinese.test(phrase))
      .flatMap(latinWordsOf),
  );
  return (phrase) => {
    const words = latinWordsOf(phrase).filter((word) => !names.has(word));
    return words.slice(1).some(isLowerCase) || words.some(isEnglish);
  };
}

const textOf = ({ value }: JsonLocation<string>): string => value;

const isChineseLocale = (name: string): boolean =>
  new Intl.Locale(name).maximize().script?.startsWith('Han') === true;

/** A phrase of the source locale, en-US, has no Chinese characters. */
const sourcePhraseLanguage: SchemaRule = function* (sources) {
  for (const phrase of findPhrases(sources, sourceLocale))
    if (chinese.test(phrase.value)) yield wrongLanguage(phrase, 'Chinese', sourceLocale);
};

/** A phrase of a Chinese locale has Chinese characters, unless it consists of names and numbers. */
const chinesePhraseLanguage: SchemaRule = function* (sources) {
  for (const { name } of sources.locales.filter((file) => isChineseLocale(file.name))) {
    const foreign = findPhrases(sources, name).filter(({ value }) => !chinese.test(value));
    const isEnglish = foreign.length > 0 ? createEnglishTest(sources, name) : () => false;
    for (const phrase of foreign) if (isEnglish(phrase.value)) yield wrongLanguage(phrase, 'English', name);
  }
};

/** Returns the locations of the phrases in the files of a locale. */
const findPhrases = (sources: RuleContext, locale: string): JsonLocation<string>[] =>
  phrasesOf(
    phraseFilesOf(sources)
      .flat()
      .filter(({ name }) => name === locale),
  );

const wrongLanguage = (place: JsonLocation<string>, language: string, locale: string): RuleViolation =>
  violation(
    place,
    `The phrase "${place.value}" is ${language}, but ${locale} is expected.`,
    `Replace it with its ${locale} translation.`,
  );

/** Rules for the language of phrases. */
export const phraseLanguageRules: readonly SchemaRule[] = [sourcePhraseLanguage, chinesePhraseLanguage];
