import { pluralCategoriesOf, pluralForms } from '../../../src/contract/text/phrases.ts';
import { sourceLocale } from '../../load/Product.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  elementLocations,
  findRepeated,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
} from '../RuleViolation.ts';
import { phraseFilesOf, phrasesOf } from './phraseTables.ts';

/** A placeholder in a phrase has two braces on each side, as in `{{name}}`. */
const placeholderBraces: SchemaRule = function* (sources) {
  for (const phrase of phrasesOf(phraseFilesOf(sources).flat())) {
    const single = /(?<!\{)\{\w+\}(?!\})|\$\{\w+\}/.exec(phrase.value)?.[0];
    if (single !== undefined)
      yield violation(
        phrase,
        `The placeholder "${single}" has the wrong braces, so it is shown unchanged.`,
        `Write {{${single.replace(/\W/g, '')}}}.`,
      );
  }
};

/** Parameters that are always whole numbers. */
const countPattern =
  /\{\{(?:count|limit|most|least|max|all|total|seconds|minutes|hours|days)\}\} (?:[a-z]+ )?([a-z]+s)\b/;
const notPlural = new Set(['is', 'was', 'has', 'does', 'ms']);

/**
 * In an English phrase, a plural noun right after a count has both forms: `{{count}} [item|items]`.
 */
const pluralNoun: SchemaRule = function* (sources) {
  const files = phraseFilesOf(sources).flat();
  for (const phrase of phrasesOf(files.filter(({ name }) => name === sourceLocale))) {
    const [counted, noun] = countPattern.exec(phrase.value) ?? [];
    if (counted !== undefined && noun !== undefined && !notPlural.has(noun))
      yield violation(
        phrase,
        `"${counted}" is wrong for 1.`,
        `Write both forms: ${counted.replace(noun, `[…|${noun}]`)}.`,
      );
  }
};

/**
 * Plural forms of a phrase, such as `[item|items]`, are as many as the plural categories of the locale, in the
 * order zero, one, two, few, many, other.
 */
const pluralFormCount: SchemaRule = function* (sources) {
  for (const phrase of phrasesOf(phraseFilesOf(sources).flat())) {
    // Phrases of this repository may replace missing phrases of a further language.
    if (sources.sharedPhrases.has(phrase.key)) continue;
    const { name } = phrase.file;
    for (const [group, forms = ''] of phrase.value.matchAll(pluralForms)) {
      const categories = pluralCategoriesOf(name);
      if (forms.split('|').length !== categories.length)
        yield violation(
          phrase,
          `"${group}" has ${forms.split('|').length} forms, but ${name} needs ${categories.length}.`,
          `Write the forms ${categories.join(', ')}.`,
        );
    }
  }
};

/**
 * A phrase key exists in one group only. Otherwise the group that loads last replaces the phrase of the
 * other.
 */
const singlePhraseGroup: SchemaRule = function* (sources) {
  const places = phrasesOf(phraseFilesOf(sources).flat());
  for (const [phrase, other] of findRepeated(places, ({ file, key }) => `${file.name} ${key}`))
    yield violation(
      phrase,
      `The phrase "${phrase.key}" also exists in ${other.file.path}.`,
      'Remove one of the two.',
    );
};

/** The parameters of a message by violated keyword, in addition to `field`, the caption of the property. */
const parametersByKeyword: Readonly<Record<string, readonly string[]>> = {
  minLength: ['limit'],
  maxLength: ['limit'],
  minItems: ['limit'],
  maxItems: ['limit'],
  minimum: ['limit', 'comparison'],
  maximum: ['limit', 'comparison'],
  exclusiveMinimum: ['limit', 'comparison'],
  exclusiveMaximum: ['limit', 'comparison'],
  multipleOf: ['multipleOf'],
  pattern: ['pattern'],
  format: ['format'],
  type: ['type'],
};

interface MessageReference extends JsonLocation<string> {
  readonly parameters: readonly string[];
}

/**
 * Returns all locations in schema files that name a message, with the parameters that the message gets there.
 */
export const findMessages = ({ schemasWith, resources, tasks }: RuleContext): MessageReference[] => [
  ...schemasWith('x-messages').flatMap((place) =>
    memberLocations(place, 'x-messages', place.value['x-messages']).map(([keyword, key]) => ({
      ...key,
      parameters: ['field', ...(parametersByKeyword[keyword] ?? [])],
    })),
  ),
  ...schemasWith('x-validations').flatMap((place) =>
    elementLocations(place, 'x-validations', place.value['x-validations']).map((rule) => ({
      ...locationAt(rule, ['message'], rule.value.message),
      parameters: ['field'],
    })),
  ),
  ...resources.flatMap((file) =>
    memberLocations(rootLocation(file), 'actions', file.value.actions).flatMap(([, action]) =>
      action.value.successMessage === undefined
        ? []
        : [{ ...locationAt(action, ['successMessage'], action.value.successMessage), parameters: [] }],
    ),
  ),
  ...tasks.flatMap((file) =>
    (['successMessage', 'failureMessage'] as const).flatMap((word) => {
      const key = file.value[word];
      return key === undefined
        ? []
        : [{ ...locationAt(rootLocation<unknown>(file), [word], key), parameters: [] }];
    }),
  ),
];

/** A message has only placeholders that get a value where a schema file names the message. */
const knownPlaceholders: SchemaRule = function* (sources) {
  const phrases = new Map(
    phrasesOf(phraseFilesOf(sources).flatMap((files) => files.slice(0, 1))).map(({ key, value }) => [
      key,
      value,
    ]),
  );
  for (const message of findMessages(sources))
    for (const [, blank = ''] of (phrases.get(message.value) ?? '').matchAll(/\{\{(\w+)\}\}/g))
      if (!message.parameters.includes(blank))
        yield violation(
          message,
          `The message "${message.value}" has the placeholder "${blank}", which gets no value here.`,
          message.parameters.length > 0
            ? `Use one of: ${message.parameters.join(', ')}. Or name another message.`
            : 'Name a message without placeholders.',
        );
};

/** Rules for phrases and their placeholders. */
export const phraseRules: readonly SchemaRule[] = [
  placeholderBraces,
  pluralNoun,
  pluralFormCount,
  singlePhraseGroup,
  knownPlaceholders,
];
