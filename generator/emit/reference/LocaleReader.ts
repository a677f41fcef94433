import {
  choosePlural,
  type PhraseParameters,
  type PhraseTable,
  type Translate,
} from '../../../src/contract/text/phrases.ts';
import type { CaptionsByLocale } from '../../normalize/model/Entity.ts';
import type { OperationModel } from '../../normalize/model/OperationModel.ts';
import { escapeGfm } from './markdown.ts';

/** The texts of a page in one locale. */
export interface LocaleReader {
  readonly locale: string;
  /** Returns a phrase of `locales/reference/` by its key without `reference`. */
  readonly say: Translate;
  /** Returns a message that schemas name (`x-validations`, `x-messages`). */
  readonly message: Translate;
  /** Returns the title as plain text. */
  readonly caption: (captions: CaptionsByLocale) => string;
  /** Returns the title as Markdown. */
  readonly title: (captions: CaptionsByLocale) => string;
  /** Returns the description as Markdown; empty if there is none. */
  readonly description: (captions: CaptionsByLocale) => string;
  /** Returns the summary of an operation as Markdown: a sentence. */
  readonly summary: (call: OperationModel) => string;
  /** Joins phrases with the separator of the language. */
  readonly joinList: (parts: readonly string[]) => string;
  /** Joins statements with the phrase for `and` or `or`, or with that between clauses. */
  readonly joinClauses: (parts: readonly string[], word: 'and' | 'or' | 'clause') => string;
  readonly joinSentences: (parts: readonly (string | false | undefined)[]) => string;
}

export function createLocaleReader(locale: string, tables: readonly PhraseTable[]): LocaleReader {
  const message = createTranslate(locale, tables);
  const say: Translate = (key, parameters) => message(`reference.${key}`, parameters);
  return {
    locale,
    say,
    message,
    caption: (captions) => captions[locale]?.title ?? '',
    title: (captions) => escapeGfm(captions[locale]?.title ?? ''),
    description: (captions) => escapeGfm(captions[locale]?.description ?? ''),
    summary: ({ captions, summary }) => escapeGfm(captions[locale]?.summary ?? summary),
    joinList: (parts) => parts.join(say('separator')),
    joinClauses: (parts, word) => parts.join(say(word)),
    joinSentences: (parts) => parts.flatMap((part) => part || []).reduce(joinSentences, ''),
  };
}

/** Joins two sentences. Chinese punctuation needs no space after it. */
const joinSentences = (text: string, next: string): string =>
  text === '' || /[。；]$/.test(text) ? text + next : `${text} ${next}`;

/**
 * Returns a function for phrases. It splits each phrase only once, because pages use phrases by the hundred
 * thousand. The parts at odd indexes are names of parameters.
 */
function createTranslate(locale: string, tables: readonly PhraseTable[]): Translate {
  const known = new Map<string, readonly string[]>();
  const partsOf = (key: string): readonly string[] => {
    const phrase = tables.map((table) => findPhrase(table, key)).find((found) => found !== undefined);
    if (phrase === undefined) throw new Error(`The locale ${locale} has no phrase "${key}".`);
    const parts = phrase.split(/\{\{(\w+)\}\}/);
    known.set(key, parts);
    return parts;
  };
  return (key, parameters: PhraseParameters = {}) => {
    const parts = known.get(key) ?? partsOf(key);
    const [only = ''] = parts;
    if (parts.length === 1) return choosePlural(only, '', locale);
    const textOf = (name = ''): string => String(parameters[name] ?? '');
    return parts
      .map((part, index) =>
        index % 2 === 0 ? choosePlural(part, textOf(parts[index - 1]), locale) : textOf(part),
      )
      .join('');
  };
}

function findPhrase(table: PhraseTable, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<PhraseTable | string | undefined>(
      (place, name) => (typeof place === 'object' ? place[name] : undefined),
      table,
    );
  return typeof found === 'string' ? found : undefined;
}
