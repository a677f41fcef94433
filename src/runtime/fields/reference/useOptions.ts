import type { Operation } from '../../../contract/operation.ts';
import type { Reference } from '../../../contract/resource.ts';
import type { ServiceError } from '../../api/answer.ts';
import type { Args } from '../../api/buildRequest.ts';
import { operationNamed } from '../../api/operationNamed.ts';
import { type Loaded, useOperation } from '../../api/useOperation.ts';
import { recordsOf } from '../../list/recordsOf.ts';
import { useSession } from '../../session/useSession.ts';
import { type Lookup, lookup, type Option, optionOf, optionsIn } from './lookup.ts';
import { useDebounced } from './useDebounced.ts';

type Data = Readonly<Record<string, unknown>>;

export interface Options {
  readonly options: readonly Option[];
  readonly isLoading: boolean;
  readonly error: ServiceError | undefined;
  readonly retry: () => void;
  /** The service narrowed them by the text that is typed: nothing was typed since it was asked. */
  readonly isFound: boolean;
  /** The property of the record that must be given before there is anything to choose from. */
  readonly missing: string | undefined;
}

const operationOf = ({ operation }: Reference): Operation => operationNamed(operation, 'x-reference');

/** No arguments, and so no call, while a property is missing. */
const argsOf = (asked: Lookup): Args | null => (asked.missing === undefined ? asked.args : null);

interface Asking {
  /** Narrows the options where the operation can, once typing pauses. */
  readonly typed?: string;
  /** False while nobody wants the options yet. */
  readonly wanted?: boolean;
}

/** The records that a reference offers. */
export function useOptions(
  reference: Reference,
  record: Data,
  { typed = '', wanted = true }: Asking = {},
): Options {
  const search = useDebounced(typed);
  const narrow = reference.search && search !== '' ? { [reference.search]: search } : {};
  const asked = lookup(reference, operationOf(reference), record, useSession(), narrow);
  const answer = useOperation(reference.operation, wanted ? argsOf(asked) : null, { inline: true });
  return {
    options: optionsIn(reference, answer.data),
    isLoading: answer.isLoading,
    isFound: reference.search !== undefined && search === typed && !answer.isLoading,
    error: answer.error,
    retry: () => void answer.mutate(),
    missing: asked.missing,
  };
}

const find = (reference: Reference, data: unknown, value: unknown): Option | undefined => {
  const found = recordsOf(data).find((record) => record[reference.value] === value);
  return found && optionOf(reference, found);
};

/** The records that a reference offers for a record, as they are answered. */
export function useOffer(reference: Reference, record: Data, wanted = true): Loaded<unknown> {
  const asked = lookup(reference, operationOf(reference), record, useSession());
  return useOperation(reference.operation, wanted ? argsOf(asked) : null, { inline: true, afterPaint: true });
}

/** The offer does not depend on the record that refers to it. */
export const isAlike = ({ params = {} }: Reference): boolean =>
  Object.values(params).every((source) => !('record' in source));

/** The option that a value stands for; `isPending` while that is being asked. */
export interface Found {
  readonly option: Option | undefined;
  readonly isPending: boolean;
}

/**
 * The option that a value stands for, among those offered. `isElsewhere`: it is not among them, but further pages
 * may have it.
 */
export function offeredOption(
  reference: Reference,
  { data, isLoading }: Pick<Loaded<unknown>, 'data' | 'isLoading'>,
  value: unknown,
): Found & { readonly isElsewhere: boolean } {
  const option = find(reference, data, value);
  const isSought = !option && typeof value === 'string' && operationOf(reference).result === 'page';
  return { option, isPending: !option && isLoading, isElsewhere: isSought && !isLoading };
}

/** The option that a value stands for, asked for by itself; nothing is asked unless it is wanted. */
export function useLoneOption(reference: Reference, record: Data, value: unknown, wanted = true): Found {
  const narrow = { [reference.value]: value };
  const args = argsOf(lookup(reference, operationOf(reference), record, useSession(), narrow));
  const { data, isLoading } = useOperation(reference.operation, wanted ? args : null, { inline: true });
  return { option: wanted ? find(reference, data, value) : undefined, isPending: isLoading };
}

/** The option that a value stands for: among those offered, or else asked for by itself where there are more pages. Nothing is asked without a value. */
export function useOption(reference: Reference, record: Data, value: unknown): Option | undefined {
  const isGiven = value !== undefined && value !== '';
  const { option, isElsewhere } = offeredOption(reference, useOffer(reference, record, isGiven), value);
  const alone = useLoneOption(reference, record, value, isGiven && isElsewhere);
  return option ?? alone.option;
}
