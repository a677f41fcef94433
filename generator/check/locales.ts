import { defaultLocale } from '../../src/contract/locale.ts';
import type { Table } from '../../src/contract/phrases.ts';
import { sourceLocale } from '../normalize/captionsOf.ts';
import { broken, didYouMean, elements, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import { keysOf, localesOf, type Sources } from './sources.ts';

const phraseOf = (table: Table, key: string): string =>
  String(key.split('.').reduce<unknown>((value, part) => (value as Table)[part], table));

const blanksOf = (phrase: string): string =>
  [...phrase.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([blank]) => blank)
    .sort()
    .join(' ');

/** The two locales that the product cannot do without are there. */
const present: Rule = function* (sources) {
  const [first] = sources.locales;
  for (const name of [defaultLocale, sourceLocale])
    if (first && !localesOf(sources).includes(name))
      yield broken(rootOf(first), `The locale file locales/${name}.json is missing.`, 'Add it.');
};

/** A group of phrases has a file for each supported locale. */
const grouped: Rule = function* (sources) {
  for (const [group, files] of Object.entries(sources.phraseGroups)) {
    const [first] = files;
    for (const name of localesOf(sources))
      if (first && !files.some((file) => file.name === name))
        yield broken(rootOf(first), `The locale file locales/${group}/${name}.json is missing.`, 'Add it.');
  }
};

/** The phrases that are the same in all locales, but for the words: those of the console, and each group. */
const tablesIn = ({ locales, phraseGroups }: Sources): Sources['locales'][] => [
  locales,
  ...Object.values(phraseGroups),
];

function* phrasesIn(place: Place<unknown>): Iterable<Place<unknown>> {
  if (typeof place.value !== 'object' || place.value === null) yield place;
  else for (const [key, value] of Object.entries(place.value)) yield* phrasesIn(inside(place, [key], value));
}

/** A phrase is a text. */
const texts: Rule = function* (sources) {
  for (const file of tablesIn(sources).flat())
    for (const phrase of phrasesIn(rootOf<unknown>(file)))
      if (typeof phrase.value !== 'string' || phrase.value.trim() === '')
        yield broken(phrase, 'A phrase is a text that says something.', 'Write the words between quotes.');
};

/** Every locale has the same phrases. */
const complete: Rule = function* (sources) {
  for (const files of tablesIn(sources)) yield* missing(files);
};

function* missing(files: Sources['locales']): ReturnType<Rule> {
  const keys = new Set(files.flatMap(({ value }) => keysOf(value)));
  for (const file of files) {
    const own = new Set(keysOf(file.value));
    for (const key of keys)
      if (!own.has(key))
        yield broken(
          inside(rootOf(file), key.split('.'), undefined),
          `The phrase "${key}" stands in another locale but not in ${file.name}.`,
          'Translate it here, or remove it there.',
        );
  }
}

/** Every translation has the blanks of the original. */
const blanks: Rule = function* (sources) {
  for (const files of tablesIn(sources)) yield* otherBlanks(files);
};

function* otherBlanks(files: Sources['locales']): ReturnType<Rule> {
  const source = files.find(({ name }) => name === sourceLocale);
  if (source === undefined) return;
  const known = new Set(keysOf(source.value));
  for (const file of files)
    for (const key of keysOf(file.value).filter((name) => known.has(name))) {
      const [here, there] = [file, source].map(({ value }) => blanksOf(phraseOf(value, key)));
      if (here !== there)
        yield broken(
          inside(rootOf(file), key.split('.'), undefined),
          `The phrase "${key}" has the blanks ${here || '(none)'}; in ${sourceLocale} it has ${there || '(none)'}.`,
          'Give both the same blanks.',
        );
    }
}

/** Everywhere that a message key is named. */
export function messageKeysIn({ schemas, resources, tasks }: Sources): Place<string>[] {
  return [
    ...schemas.flatMap((place) =>
      members(place, 'x-messages', place.value['x-messages']).map(([, key]) => key),
    ),
    ...schemas.flatMap((place) =>
      elements(place, 'x-validations', place.value['x-validations']).map((rule) =>
        inside(rule, ['message'], rule.value.message),
      ),
    ),
    ...resources.flatMap((file) =>
      members(rootOf(file), 'actions', file.value.actions).flatMap(([, action]) =>
        action.value.successMessage === undefined
          ? []
          : [inside(action, ['successMessage'], action.value.successMessage)],
      ),
    ),
    ...tasks.flatMap((file) =>
      (['successMessage', 'failureMessage'] as const).flatMap((word) => {
        const key = file.value[word];
        return key === undefined ? [] : [inside(rootOf<unknown>(file), [word], key)];
      }),
    ),
  ];
}

/** Every message key that a schema names has its words. */
const messages: Rule = function* (sources) {
  for (const key of messageKeysIn(sources))
    if (!sources.messages.has(key.value))
      yield broken(
        key,
        `No locale has the message "${key.value}".`,
        didYouMean(key.value, sources.messages).or('Or add it to every file of locales/.'),
      );
};

export const locales: readonly Rule[] = [present, grouped, texts, complete, blanks, messages];
