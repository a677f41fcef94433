import type { Parameters, Table, Translate } from '../../../src/contract/phrases.ts';
import type { Call, Localized } from '../../model.ts';
import { plain } from './markdown.ts';

/** Whom a page is written for. */
export interface Reader {
  readonly locale: string;
  /** A phrase of `locales/reference/`, by its key within that. */
  readonly say: Translate;
  /** A message that schemas name (`x-validations`, `x-messages`). */
  readonly message: Translate;
  /** What something is called, as it is. */
  readonly caption: (captions: Localized) => string;
  /** The same as Markdown. */
  readonly title: (captions: Localized) => string;
  /** What is said about it, as Markdown; empty when nothing is. */
  readonly description: (captions: Localized) => string;
  /** What a call does, as Markdown: a sentence. */
  readonly summary: (call: Call) => string;
  /** Phrases side by side, as that language does it. */
  readonly listed: (parts: readonly string[]) => string;
  /** Statements with `and`, `or` or the like between them. */
  readonly joined: (parts: readonly string[], word: 'and' | 'or' | 'clause') => string;
  readonly sentences: (parts: readonly (string | false | undefined)[]) => string;
}

export function readerOf(locale: string, tables: readonly Table[]): Reader {
  const message = sayingOf(locale, tables);
  const say: Translate = (key, parameters) => message(`reference.${key}`, parameters);
  return {
    locale,
    say,
    message,
    caption: (captions) => captions[locale]?.title ?? '',
    title: (captions) => plain(captions[locale]?.title ?? ''),
    description: (captions) => plain(captions[locale]?.description ?? ''),
    summary: ({ captions, summary }) => plain(captions[locale]?.summary ?? summary),
    listed: (parts) => parts.join(say('separator')),
    joined: (parts, word) => parts.join(say(word)),
    sentences: (parts) => parts.flatMap((part) => part || []).reduce(followed, ''),
  };
}

/** A full stop of Chinese brings its own space. */
const followed = (text: string, next: string): string =>
  text === '' || /[。；]$/.test(text) ? text + next : `${text} ${next}`;

/** Phrases taken apart once, for pages say them by the hundred thousand: at odd places stand the names of parameters. */
function sayingOf(locale: string, tables: readonly Table[]): Translate {
  const known = new Map<string, readonly string[]>();
  const partsOf = (key: string): readonly string[] => {
    const phrase = tables.map((table) => phraseIn(table, key)).find((found) => found !== undefined);
    if (phrase === undefined) throw new Error(`There are no words in ${locale} for "${key}".`);
    const parts = phrase.split(/\{\{(\w+)\}\}/);
    known.set(key, parts);
    return parts;
  };
  return (key, parameters: Parameters = {}) =>
    (known.get(key) ?? partsOf(key))
      .map((part, index) => (index % 2 === 0 ? part : String(parameters[part] ?? '')))
      .join('');
}

function phraseIn(table: Table, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<Table | string | undefined>(
      (place, name) => (typeof place === 'object' ? place[name] : undefined),
      table,
    );
  return typeof found === 'string' ? found : undefined;
}
