import { widthOf } from '../../../../generator/check/resources/columnRules.ts';
import { sourceLocale } from '../../../../generator/load/Product.ts';
import { type Project, schemaFilesOf } from '../../../../generator/load/Project.ts';
import { isRecord } from '../../../../src/contract/json/isRecord.ts';

/** A text for readers of each locale. The text of `sourceLocale` always exists. */
export interface LocalText {
  readonly english: string;
  /** If the source has Chinese, or if the wording is the command's own. */
  readonly chinese?: string | undefined;
  /** The English text is a substitute, because the source has only Chinese. */
  readonly isSubstitute?: true;
}

const chinesePattern = /\p{sc=Han}/u;
const chineseLocale = 'zh-CN';

export const isChinese = (text: string): boolean => chinesePattern.test(text);

/** Returns the text of a source. A Chinese text is the caption of `zh-CN`; the English one is then the fallback. */
export const localTextOf = (text: string, fallback: string): LocalText =>
  isChinese(text) ? { english: fallback, chinese: text, isSubstitute: true } : { english: text };

/**
 * Writes captions with a translation in each locale: that of the source, else that of another schema file with the same
 * text, else the text itself. It collects the last ones, because a person has to translate them.
 */
export class CaptionWriter {
  readonly untranslated = new Set<string>();
  readonly #locales: readonly string[];
  /** Locale → text in the source locale → translation. */
  readonly #known = new Map<string, Map<string, string>>();

  /**
   * @param project its locales and the translations of its schema files
   * @param others the part of it that this import does not write. Only there, a translation that equals the original is
   * intended.
   */
  constructor(project: Project, others: Project) {
    this.#locales = project.locales.map(({ name }) => name).filter((name) => name !== sourceLocale);
    for (const { value } of schemaFilesOf(others)) this.#learn(value, true);
    for (const { value } of schemaFilesOf(project)) this.#learn(value, false);
  }

  /** Returns captions by keyword, such as `title`, with `x-i18n`. */
  write(texts: Readonly<Record<string, LocalText>>): Record<string, unknown> {
    for (const { english, chinese, isSubstitute } of Object.values(texts))
      if (isSubstitute) this.untranslated.add(`${chinese} (${sourceLocale} has "${english}")`);
    const english = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.english]));
    const translations = this.#locales.map((locale) => [
      locale,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, this.#translate(text, locale)])),
    ]);
    return { ...english, ...(translations.length > 0 && { 'x-i18n': Object.fromEntries(translations) }) };
  }

  /** Returns the width of a text in its widest locale. A Chinese character is twice as wide as a letter. */
  widthOf(text: LocalText): number {
    const texts = this.#locales.flatMap((locale) => this.#find(text, locale) ?? []);
    return Math.max(...[text.english, ...texts].map(widthOf));
  }

  /** Returns the Chinese text that readers of `zh-CN` get. */
  chineseOf(text: LocalText): string {
    return this.#find(text, chineseLocale) ?? text.english;
  }

  #find({ english, chinese }: LocalText, locale: string): string | undefined {
    return (locale === chineseLocale ? chinese : undefined) ?? this.#known.get(locale)?.get(english);
  }

  #translate(text: LocalText, locale: string): string {
    const translation = this.#find(text, locale);
    if (translation === undefined) this.untranslated.add(text.english);
    return translation ?? text.english;
  }

  #learn(value: unknown, withEqual: boolean): void {
    if (Array.isArray(value)) for (const item of value) this.#learn(item, withEqual);
    if (!isRecord(value)) return;
    const translations = isRecord(value['x-i18n']) ? value['x-i18n'] : {};
    for (const [locale, captions] of Object.entries(translations)) {
      const known = this.#known.get(locale) ?? new Map<string, string>();
      this.#known.set(locale, known);
      for (const [key, text] of Object.entries(isRecord(captions) ? captions : {})) {
        const original = value[key];
        const isPair = typeof original === 'string' && typeof text === 'string';
        if (isPair && (withEqual || text !== original) && !known.has(original)) known.set(original, text);
      }
    }
    for (const [key, member] of Object.entries(value)) if (key !== 'x-i18n') this.#learn(member, withEqual);
  }
}
