import type { FieldReference } from '../../../../contract/model/resource.ts';
import type { OperationError } from '../../../api/answer.ts';
import { useSession } from '../../../api/sessionStore.ts';
import { useOperation } from '../../../api/useOperation.ts';
import { useDebounced } from '../../../core/timing/useDebounced.ts';
import { buildLookup, type Option } from './lookup.ts';
import { optionsOf } from './optionsOf.ts';
import { lookupArgsOf, lookupOperationOf } from './useOption.ts';

export interface ReferenceOptions {
  readonly options: readonly Option[];
  readonly isLoading: boolean;
  readonly error: OperationError | undefined;
  readonly retry: () => void;
  /** They belong to the typed text, not to an earlier one. */
  readonly isSettled: boolean;
  /** Loaded, and not narrowed by a search. */
  readonly isWholeList: boolean;
  /** The service filtered them by the typed text. */
  readonly isSearchResult: boolean;
  /** The property of the record that is required before options exist. */
  readonly missing: string | undefined;
}

interface OptionSettings {
  /** Filters the options where the operation can, once typing pauses. */
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
  const search = useDebounced(typed);
  const narrow = reference.search && search !== '' ? { [reference.search]: search } : {};
  const asked = buildLookup(reference, lookupOperationOf(reference), record, useSession(), narrow);
  const answer = useOperation(reference.operation, lookupArgsOf(asked), { inline: true });
  // While a required property is empty, the data is that of its former value.
  const data = asked.missing === undefined ? answer.data : undefined;
  return {
    options: optionsOf(reference, data, isNew),
    isLoading: answer.isLoading,
    isSettled: !answer.isLoading && (reference.search === undefined || search === typed),
    isWholeList: typed === '' && search === '' && data !== undefined && !answer.isLoading,
    isSearchResult: reference.search !== undefined && search === typed && !answer.isLoading,
    error: answer.error,
    retry: () => void answer.mutate(),
    missing: asked.missing,
  };
}
