import { isRecord } from '../../../contract/json/isRecord.ts';
import { sessionStore } from '../../api/sessionStore.ts';

/** Filters and order of a list under a name. `query` is what the list's URL holds of them, without the prefix of a list in a page. */
export interface SavedFilter {
  readonly name: string;
  readonly query: string;
  /** The list is opened with it when the URL says nothing. */
  readonly isDefault?: boolean;
}

/** Of this operator in this company; `list` names a list, with its prefix. */
const storageKeyOf = (list: string): string => {
  const { loginId, companyUuid } = sessionStore.get() ?? {};
  return `filters.${loginId}.${companyUuid}.${list}`;
};

const isSavedFilter = (one: unknown): one is SavedFilter =>
  isRecord(one) && typeof one.name === 'string' && typeof one.query === 'string';

/** What is kept in this browser of a list; what is none of ours is passed over. */
export function loadSavedFilters(list: string): readonly SavedFilter[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeyOf(list)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSavedFilter) : [];
  } catch {
    return [];
  }
}

/** Throws what the browser throws when it keeps nothing. */
export const storeSavedFilters = (list: string, saved: readonly SavedFilter[]): void =>
  localStorage.setItem(storageKeyOf(list), JSON.stringify(saved));

/** What a list is opened with when the URL says nothing; undefined: with all its records. */
export const defaultQueryOf = (list: string): string | undefined =>
  loadSavedFilters(list).find(({ isDefault }) => isDefault === true)?.query;
