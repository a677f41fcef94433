import { isRecord } from '../../../contract/json/isRecord.ts';
import { sessionStore } from '../../api/sessionStore.ts';
import { readStored } from '../../core/storage/readStored.ts';

/**
 * Filters and order of a list under a name. `query` is their URL query, without the prefix of a list in a
 * record page.
 */
export interface SavedFilter {
  readonly name: string;
  readonly query: string;
  /** The list opens with it when the URL has no list parameters. */
  readonly isDefault?: boolean;
}

/** The key of this operator in this company; `list` names a list with its prefix. */
const storageKeyOf = (list: string): string => {
  const { loginId, companyUuid } = sessionStore.get() ?? {};
  return `filters.${loginId}.${companyUuid}.${list}`;
};

const isSavedFilter = (one: unknown): one is SavedFilter =>
  isRecord(one) && typeof one.name === 'string' && typeof one.query === 'string';

/** The saved filters of a list in this browser; invalid entries are skipped. */
export const loadSavedFilters = (list: string): readonly SavedFilter[] =>
  readStored<readonly unknown[]>(localStorage, storageKeyOf(list), []).filter(isSavedFilter);

/** Throws the browser's error when storage fails. */
export const storeSavedFilters = (list: string, saved: readonly SavedFilter[]): void =>
  localStorage.setItem(storageKeyOf(list), JSON.stringify(saved));

/** The default query of a list; undefined: all records. */
export const defaultQueryOf = (list: string): string | undefined =>
  loadSavedFilters(list).find(({ isDefault }) => isDefault === true)?.query;
