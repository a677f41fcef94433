import rosetta from 'rosetta';

export type PhraseTable = { readonly [key: string]: string | PhraseTable };
export type PhraseParameters = Readonly<Record<string, unknown>>;
/**
 * Returns a phrase in the current locale. `{{name}}` is a parameter. `[item|items]` has one form for each plural
 * category of the locale, and takes that of the parameter before it.
 */
export type Translate = (key: string, parameters?: PhraseParameters) => string;

/** The phrases of the current locale. */
export interface PhraseLookup {
  readonly translate: Translate;
  readonly has: (key: string) => boolean;
}

interface PhraseStore {
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

/** CLDR's order. */
const categoryOrder: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

interface Plurals {
  readonly rules: Intl.PluralRules;
  readonly categories: readonly Intl.LDMLPluralRule[];
}

const pluralsByLocale = new Map<string, Plurals>();

/** Created with the first phrase that has forms: the first screen may have none. */
function pluralsOf(locale: string): Plurals {
  const known = pluralsByLocale.get(locale);
  if (known) return known;
  const rules = new Intl.PluralRules(locale);
  const { pluralCategories } = rules.resolvedOptions();
  const plurals = {
    rules,
    categories: categoryOrder.filter((category) => pluralCategories.includes(category)),
  };
  pluralsByLocale.set(locale, plurals);
  return plurals;
}

/** The plural categories of a locale, in the order of the forms in its phrases: `one`, `other` in English. */
export const pluralCategoriesOf = (locale: string): Plurals['categories'] => pluralsOf(locale).categories;

/** `[first|second]` */
export const pluralForms = /\[([^[\]|]*(?:\|[^[\]|]*)+)\]/g;

/**
 * Resolves plural forms in a text after a parameter: ` [field|fields]`. The parameter may be formatted, with
 * Latin digits: `1,234`, or code: `2` in backticks. After another text, the last form stays, which is `other`.
 */
export function choosePlural(text: string, parameter: string, locale: string): string {
  if (!text.includes('|')) return text;
  const digits = parameter.replaceAll(/[,\s`]/g, '');
  const category = /^\d+$/.test(digits) ? pluralsOf(locale).rules.select(Number(digits)) : 'other';
  return text.replaceAll(pluralForms, (_, forms: string) => {
    const all = forms.split('|');
    return all[pluralCategoriesOf(locale).indexOf(category)] ?? all.at(-1) ?? '';
  });
}

/** A parameter is between two marks, so text and parameters alternate. */
const choosePlurals = (text: string, locale: string): string => {
  const parts = text.split(edgeMark);
  return parts
    .map((part, index) => (index % 2 === 1 ? part : choosePlural(part, parts[index - 1] ?? '', locale)))
    .join(edgeMark);
};

/**
 * rosetta with deep merging, fallback, and reports of missing keys. `onMissing` throws in development and
 * tests, so that no untranslated text reaches an operator.
 */
export function createPhrases(
  onMissing: (key: string, locale: string) => void,
  defaultLocale: string,
): PhraseStore {
  const tables: Record<string, PhraseTable> = {};
  const i18n = rosetta<PhraseTable>();
  const find = (locale: string, key: string, parameters?: PhraseParameters): string => {
    const found: unknown = i18n.t(key, parameters && markEdges(parameters), locale);
    return typeof found === 'string' ? insertSpaces(choosePlurals(found, locale)) : '';
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
