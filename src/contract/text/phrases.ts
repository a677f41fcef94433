import rosetta from 'rosetta';
import { defaultLocale } from './locale.ts';

export type PhraseTable = { readonly [key: string]: string | PhraseTable };
export type PhraseParameters = Readonly<Record<string, unknown>>;
/**
 * Returns a phrase in the current locale. `{{name}}` is a parameter; `[one|other]` depends on whether the
 * parameter before it is 1.
 */
export type Translate = (key: string, parameters?: PhraseParameters) => string;

export interface PhraseStore {
  /** Adds captions or phrases to those of a locale. */
  add(locale: string, table: PhraseTable): void;
  has(locale: string, key: string): boolean;
  /** Falls back to the default locale, then reports the key as missing and returns the key. */
  translate(locale: string, key: string, parameters?: PhraseParameters): string;
}

function mergeTables(into: PhraseTable, from: PhraseTable): PhraseTable {
  const merged: Record<string, string | PhraseTable> = { ...into };
  for (const [key, value] of Object.entries(from)) {
    const present = merged[key];
    merged[key] =
      typeof value === 'object' && typeof present === 'object' ? mergeTables(present, value) : value;
  }
  return merged;
}

/** Marks both ends of a parameter until its neighbours are known; does not occur in text. */
const edgeMark = '\uE000';

const markEdges = (parameters: PhraseParameters): PhraseParameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, `${edgeMark}${value ?? ''}${edgeMark}`]),
  );

/**
 * Inserts a space where a parameter in Latin letters or digits meets Chinese: `新建{{record}}` → `新建 ERP 配置`.
 */
const insertSpaces = (text: string): string =>
  text
    .replace(/(\p{sc=Han})\uE000(?=\w)/gu, '$1 ')
    .replace(/(\w)\uE000(?=\p{sc=Han})/gu, '$1 ')
    .replaceAll(edgeMark, '');

/**
 * Resolves `[one|other]` in a phrase: the first after a parameter that is 1, otherwise the second: `{{count}}
 * [field|fields]`.
 */
const choosePlural = (text: string): string => {
  const parts = text.split(edgeMark);
  // A parameter is between two marks, so text and parameters alternate.
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/\[([^[\]|]*)\|([^[\]|]*)\]/g, parts[index - 1] === '1' ? '$1' : '$2'),
    )
    .join(edgeMark);
};

/**
 * rosetta with deep merging, fallback, and reports of missing keys. `onMissing` throws in development and
 * tests, so that no untranslated text reaches an operator.
 */
export function createPhrases(onMissing: (key: string, locale: string) => void): PhraseStore {
  const tables: Record<string, PhraseTable> = {};
  const i18n = rosetta<PhraseTable>();
  const find = (locale: string, key: string, parameters?: PhraseParameters): string => {
    const found: unknown = i18n.t(key, parameters && markEdges(parameters), locale);
    return typeof found === 'string' ? insertSpaces(choosePlural(found)) : '';
  };
  return {
    add(locale, table) {
      tables[locale] = mergeTables(tables[locale] ?? {}, table);
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
