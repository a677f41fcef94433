import { isRecord } from '../../src/contract/json/isRecord.ts';
import { sourceLocale } from './Product.ts';
import type { ProjectFile } from './Project.ts';
import { captionKeys } from './sources/captions.ts';

/** Keywords whose texts have translations in `x-i18n`. */
const translatedKeywords = [...captionKeys, 'summary'] as const;

/** Members that hold values of records, not captions. */
const valueWords = new Set(['examples', 'default', 'const', 'enum', 'x-example', 'x-i18n']);

export interface Languages {
  /** The locale of captions outside `x-i18n`. */
  readonly source: string;
  readonly locales: readonly string[];
}

/** Returns the captions of an object outside `x-i18n`, with the texts of its error responses. */
function ownCaptionsOf(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const own = translatedKeywords
    .filter((word) => typeof value[word] === 'string')
    .map((word) => [word, value[word]]);
  const { summary, errorResponses } = value;
  const refusals = typeof summary === 'string' && errorResponses ? { errorResponses } : {};
  return { ...Object.fromEntries(own), ...refusals };
}

function adaptValue(value: unknown, { source, locales }: Languages, isShared: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => adaptValue(item, { source, locales }, isShared));
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(([key, member]) => [
    key,
    valueWords.has(key) ? member : adaptValue(member, { source, locales }, isShared),
  ]);
  const adapted: Record<string, unknown> = Object.fromEntries(members);
  const own = ownCaptionsOf(value);
  const given = isRecord(value['x-i18n']) ? value['x-i18n'] : {};
  const kept = isShared
    ? Object.fromEntries(Object.entries(given).filter(([locale]) => locales.includes(locale)))
    : given;
  if (Object.keys(own).length === 0) return adapted;
  const ofSource = isRecord(given[source]) ? given[source] : {};
  return {
    ...adapted,
    'x-i18n': { ...kept, ...(source !== sourceLocale && { [source]: { ...own, ...ofSource } }) },
  };
}

/**
 * Returns a schema file whose captions have the translations that later stages expect. Captions outside
 * `x-i18n` are in the first language of a project without en-US, so they become its translations.
 * @param isShared the file is one of this repository, so translations into other languages are left out
 */
export const adaptTranslations = <T>(
  file: ProjectFile<T>,
  languages: Languages,
  isShared: boolean,
): ProjectFile<T> =>
  isShared || languages.source !== sourceLocale
    ? { ...file, value: adaptValue(file.value, languages, isShared) as T }
    : file;
