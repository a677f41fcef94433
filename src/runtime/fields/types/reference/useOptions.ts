import type { FieldReference } from '../../../../contract/model/resource.ts';
import { isPage, type OperationError } from '../../../api/answer.ts';
import { useSession } from '../../../api/sessionStore.ts';
import { useOperation } from '../../../api/useOperation.ts';
import { useDebounced } from '../../../core/timing/useDebounced.ts';
import { buildLookup, type Option } from './lookup.ts';
import { optionsOf } from './optionsOf.ts';
import { lookupArgsOf, lookupOperationOf } from './useOption.ts';

export interface ReferenceOptions {
  readonly options: readonly Option[];
  /** No answer for the typed text yet; the options may belong to an earlier one. */
  readonly isLoading: boolean;
  readonly error: OperationError | undefined;
  readonly retry: () => void;
  /** Loaded, and not narrowed by a search. */
  readonly isWholeList: boolean;
  /** The service filtered them by the typed text. */
  readonly isSearchResult: boolean;
  /** The property of the record that is required before options exist. */
  readonly missing: string | undefined;
}

interface OptionSettings {
  /** Filters the options: in the service if it can and has more of them, once typing pauses. */
  readonly typed?: string;
  /** For a new reference: without the records that are out of use. */
  readonly isNew?: boolean;
}

/** The records that a reference offers. */
export function useOptions(
  reference: FieldReference,
  record: Readonly<Record<string, unknown>>,
  { typed = '', isNew = false }: OptionSettings = {},
): ReferenceOptions {
  const session = useSession();
  const lookUp = (narrow = {}) =>
    buildLookup(reference, lookupOperationOf(reference), record, session, narrow);
  const first = useOperation(reference.operation, lookupArgsOf(lookUp()), { inline: true });
  const hasAll =
    first.data !== undefined && !first.isLoading && !(isPage(first.data) && first.data.paging.more);
  const sought = searchTextOf(reference, typed, hasAll);
  const search = useDebounced(sought);
  const asked = lookUp(reference.search && search !== '' ? { [reference.search]: search } : {});
  const answer = useOperation(reference.operation, lookupArgsOf(asked), { inline: true });
  // While a required property is empty, the data is that of its former value.
  const data = asked.missing === undefined ? answer.data : undefined;
  const isLoading = answer.isLoading || search !== sought;
  return {
    options: optionsOf(reference, data, isNew),
    isLoading,
    isWholeList: typed === '' && data !== undefined && !isLoading,
    isSearchResult: search !== '' && search === typed && !isLoading,
    error: answer.error,
    retry: () => void answer.mutate(),
    missing: asked.missing,
  };
}

/**
 * The text that the service searches for; empty if the browser finds all matches. A search by the label finds no
 * more than a filter of all labels. The service knows the name in `asn / SH`, but not the subtitle after it.
 */
function searchTextOf({ search, label, subtitle }: FieldReference, typed: string, hasAll: boolean): string {
  if (search === undefined || (hasAll && search === label)) return '';
  const [name = ''] = `${typed} `.split(' / ');
  return subtitle ? name.trim() : typed;
}
