import rosetta from 'rosetta';
import { defaultLocale } from './locale.ts';

export type Table = { readonly [key: string]: string | Table };
export type Parameters = Readonly<Record<string, unknown>>;
/** A phrase in the current locale; `{{name}}` in it is a parameter, `[one|other]` depends on whether the parameter before it is 1. */
export type Translate = (key: string, parameters?: Parameters) => string;

export interface Phrases {
  /** Adds captions or phrases of a locale to those it has. */
  add(locale: string, table: Table): void;
  has(locale: string, key: string): boolean;
  /** Falls back to the default locale, then reports the key as missing and answers with it. */
  translate(locale: string, key: string, parameters?: Parameters): string;
}

function merge(into: Table, from: Table): Table {
  const merged: Record<string, string | Table> = { ...into };
  for (const [key, value] of Object.entries(from)) {
    const present = merged[key];
    merged[key] = typeof value === 'object' && typeof present === 'object' ? merge(present, value) : value;
  }
  return merged;
}

/** Stands at both ends of a parameter until its neighbours are known; no text of people holds it. */
const edge = '\uE000';

const edged = (parameters: Parameters): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, `${edge}${value ?? ''}${edge}`]),
  );

/** A space where a parameter in Latin letters or figures meets Chinese: `新建{{record}}` → `新建 ERP 配置`. */
const spaced = (text: string): string =>
  text
    .replace(/(\p{sc=Han})\uE000(?=\w)/gu, '$1 ')
    .replace(/(\w)\uE000(?=\p{sc=Han})/gu, '$1 ')
    .replaceAll(edge, '');

/** `[one|other]` in a phrase: the first after a parameter that is 1, otherwise the second: `{{count}} [field|fields]`. */
const numbered = (text: string): string => {
  const parts = text.split(edge);
  // A parameter is between two edges: text and parameters take turns.
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/\[([^[\]|]*)\|([^[\]|]*)\]/g, parts[index - 1] === '1' ? '$1' : '$2'),
    )
    .join(edge);
};

/**
 * rosetta, with what it lacks: deep merging, fallback, and a say about missing keys.
 * `onMissing` throws in development and tests, so that no untranslated word reaches an operator.
 */
export function createPhrases(onMissing: (key: string, locale: string) => void): Phrases {
  const tables: Record<string, Table> = {};
  const i18n = rosetta<Table>();
  const find = (locale: string, key: string, parameters?: Parameters): string => {
    const found: unknown = i18n.t(key, parameters && edged(parameters), locale);
    return typeof found === 'string' ? spaced(numbered(found)) : '';
  };
  return {
    add(locale, table) {
      tables[locale] = merge(tables[locale] ?? {}, table);
      i18n.set(locale, tables[locale]);
    },
    has: (locale, key) => find(locale, key) !== '',
    translate(locale, key, parameters) {
      const text = find(locale, key, parameters);
      if (text !== '') return text;
      onMissing(key, locale);
      return find(defaultLocale, key, parameters) || key;
    },
  };
}
