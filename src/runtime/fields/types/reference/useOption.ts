import type { Operation } from '../../../../contract/api/operation.ts';
import type { FieldReference } from '../../../../contract/model/resource.ts';
import { recordsOf } from '../../../api/answer.ts';
import type { OperationArgs } from '../../../api/buildRequest.ts';
import { getOperation } from '../../../api/operations.ts';
import { useSession } from '../../../api/sessionStore.ts';
import { type OperationState, useOperation } from '../../../api/useOperation.ts';
import { buildLookup, type LookupRequest, type Option, optionOf } from './lookup.ts';

type LookupRecord = Readonly<Record<string, unknown>>;

/** The operation that offers the records of a reference. */
export const lookupOperationOf = ({ operation }: FieldReference): Operation =>
  getOperation(operation, 'x-reference');

/** The arguments of a look-up. No arguments, and so no call, while a property is missing. */
export const lookupArgsOf = (asked: LookupRequest): OperationArgs | null =>
  asked.missing === undefined ? asked.args : null;

const findOption = (reference: FieldReference, data: unknown, value: unknown): Option | undefined => {
  // A number in the record is text in a filter of the URL.
  const found = recordsOf(data).find((record) => String(record[reference.value]) === String(value));
  return found && optionOf(reference, found);
};

/** The answer of the look-up of a reference, for a record. */
export function useLookupAnswer(
  reference: FieldReference,
  record: LookupRecord,
  wanted = true,
): OperationState<unknown> {
  const asked = buildLookup(reference, lookupOperationOf(reference), record, useSession());
  return useOperation(reference.operation, wanted ? lookupArgsOf(asked) : null, {
    inline: true,
    afterPaint: true,
  });
}

/** The options do not depend on the referring record. */
export const isRecordIndependent = ({ params = {} }: FieldReference): boolean =>
  Object.values(params).every((source) => !('record' in source));

/** The option of a value; `isPending` while it loads. */
export interface FoundOption {
  readonly option: Option | undefined;
  readonly isPending: boolean;
}

/**
 * The option of a value among those offered. `isElsewhere`: not among them, but further pages may have it.
 */
export function findOfferedOption(
  reference: FieldReference,
  { data, isLoading }: Pick<OperationState<unknown>, 'data' | 'isLoading'>,
  value: unknown,
): FoundOption & { readonly isElsewhere: boolean } {
  const option = findOption(reference, data, value);
  const isSought = !option && value !== undefined && lookupOperationOf(reference).result === 'page';
  return { option, isPending: !option && isLoading, isElsewhere: isSought && !isLoading };
}

/** The option of a value from a look-up of its own, if enabled. */
export function useSingleOption(
  reference: FieldReference,
  record: LookupRecord,
  value: unknown,
  wanted = true,
): FoundOption {
  const narrow = { [reference.value]: value };
  const args = lookupArgsOf(
    buildLookup(reference, lookupOperationOf(reference), record, useSession(), narrow),
  );
  const { data, isLoading } = useOperation(reference.operation, wanted ? args : null, { inline: true });
  return { option: wanted ? findOption(reference, data, value) : undefined, isPending: isLoading };
}

/**
 * The option of a value: among those offered, or from a look-up of its own where there are more pages. No
 * call without a value.
 */
export function useOption(
  reference: FieldReference,
  record: LookupRecord,
  value: unknown,
): Option | undefined {
  const isGiven = value !== undefined && value !== '';
  const { option, isElsewhere } = findOfferedOption(
    reference,
    useLookupAnswer(reference, record, isGiven),
    value,
  );
  const alone = useSingleOption(reference, record, value, isGiven && isElsewhere);
  return option ?? alone.option;
}
