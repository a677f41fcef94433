import { isRecord } from '../../contract/isRecord.ts';
import { sessionStore } from '../session/sessionStore.ts';

/** Filters and order of a list under a name. `query` is what the list's URL holds of them, without the prefix of a list in a page. */
export interface SavedFilter {
  readonly name: string;
  readonly query: string;
  /** The list is opened with it when the URL says nothing. */
  readonly isDefault?: boolean;
}

/** Of this operator in this company; `list` names a list, with its prefix. */
const keyOf = (list: string): string => {
  const { loginId, companyUuid } = sessionStore.get() ?? {};
  return `filters.${loginId}.${companyUuid}.${list}`;
};

const isSaved = (one: unknown): one is SavedFilter =>
  isRecord(one) && typeof one.name === 'string' && typeof one.query === 'string';

/** What is kept in this browser of a list; what is none of ours is passed over. */
export function savedFilters(list: string): readonly SavedFilter[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Throws what the browser throws when it keeps nothing. */
export const keepFilters = (list: string, saved: readonly SavedFilter[]): void =>
  localStorage.setItem(keyOf(list), JSON.stringify(saved));

/** What a list is opened with when the URL says nothing; undefined: with all its records. */
export const usualQuery = (list: string): string | undefined =>
  savedFilters(list).find(({ isDefault }) => isDefault === true)?.query;
