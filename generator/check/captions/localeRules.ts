import { phraseKeysOf } from '../../load/extendPhrases.ts';
import { sourceLocale } from '../../load/Product.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { localesOf, type RuleContext } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  rootLocation,
  violation,
} from '../RuleViolation.ts';
import { findMessages } from './phraseRules.ts';
import { phraseFilesOf, phraseOf, phrasesOf } from './phraseTables.ts';

const placeholdersOf = (phrase: string): string =>
  [...phrase.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([blank]) => blank)
    .sort()
    .join(' ');

/** Phrases exist in every language of the project. */
const requiredLocales: SchemaRule = function* (sources) {
  for (const file of sources.product)
    for (const place of elementLocations(rootLocation(file), 'locales', file.value.locales)) {
      const path = `locales/${place.value}.json`;
      const isKnown = sources.locales.some(({ name }) => name === place.value);
      if (!isKnown && !sources.unreadable.includes(path))
        yield violation(
          place,
          `The console has no phrases in ${place.value}.`,
          `Add ${path}. It may have some of the phrases of locales/en-US.json; the others stay English.`,
        );
    }
};

/** A group of phrases has a file for each language of the project. */
const groupLocales: SchemaRule = function* (sources) {
  for (const [group, files] of Object.entries(sources.phraseGroups)) {
    const [first] = files;
    for (const name of localesOf(sources))
      if (first && !files.some((file) => file.name === name))
        yield violation(
          rootLocation(first),
          `The locale file locales/${group}/${name}.json is missing.`,
          'Add it.',
        );
  }
};

function* findPhrases(place: JsonLocation<unknown>): Iterable<JsonLocation<unknown>> {
  if (typeof place.value !== 'object' || place.value === null) yield place;
  else
    for (const [key, value] of Object.entries(place.value))
      yield* findPhrases(locationAt(place, [key], value));
}

/** A phrase is a text that is not empty. */
const phraseText: SchemaRule = function* (sources) {
  for (const file of phraseFilesOf(sources).flat())
    for (const phrase of findPhrases(rootLocation<unknown>(file)))
      if (typeof phrase.value !== 'string' || phrase.value.trim() === '')
        yield violation(
          phrase,
          'The phrase is empty or not a text.',
          'Replace it with a text that is not empty.',
        );
};

/** Every locale has the same phrases. */
const completeLocales: SchemaRule = function* (sources) {
  for (const files of phraseFilesOf(sources)) yield* findMissingPhrases(files);
};

function* findMissingPhrases(files: RuleContext['locales']): ReturnType<SchemaRule> {
  const keys = new Set(files.flatMap(({ value }) => phraseKeysOf(value)));
  for (const file of files) {
    const own = new Set(phraseKeysOf(file.value));
    for (const key of keys)
      if (!own.has(key))
        yield violation(
          locationAt(rootLocation(file), key.split('.'), undefined),
          `The phrase "${key}" exists in another locale but not in ${file.name}.`,
          'Add its translation here, or remove it from the other locales.',
        );
  }
}

/** A phrase has the same placeholders in every locale as in the source locale, en-US. */
const samePlaceholders: SchemaRule = function* (sources) {
  for (const files of phraseFilesOf(sources)) yield* findOtherPlaceholders(files);
};

function* findOtherPlaceholders(files: RuleContext['locales']): ReturnType<SchemaRule> {
  const source = files.find(({ name }) => name === sourceLocale);
  if (source === undefined) return;
  const known = new Set(phraseKeysOf(source.value));
  for (const phrase of phrasesOf(files).filter(({ key }) => known.has(key))) {
    const { key } = phrase;
    const [here, there] = [phrase.value, phraseOf(source.value, key)].map(placeholdersOf);
    if (here !== there)
      yield violation(
        phrase,
        `The phrase "${key}" has the placeholders ${here || '(none)'}; in ${sourceLocale} it has ${there || '(none)'}.`,
        'Use the same placeholders in both.',
      );
  }
}

/** Every message key in a schema file is the key of an existing phrase of the console. */
const knownMessage: SchemaRule = function* (sources) {
  for (const key of findMessages(sources))
    if (!sources.messages.has(key.value))
      yield violation(
        key,
        `The console has no phrase "${key.value}".`,
        didYouMean(key.value, sources.messages).withAlternative('Or add it to every file in locales/.'),
      );
};

export const localeRules: readonly SchemaRule[] = [
  requiredLocales,
  groupLocales,
  phraseText,
  completeLocales,
  samePlaceholders,
  knownMessage,
];
