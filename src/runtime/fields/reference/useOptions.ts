import type { Operation } from '../../../contract/operation.ts';
import type { Reference } from '../../../contract/resource.ts';
import type { ServiceError } from '../../api/answer.ts';
import { useOperation } from '../../api/useOperation.ts';
import { operations } from '../../catalog.ts';
import { recordsOf } from '../../list/recordsOf.ts';
import { useSession } from '../../session/useSession.ts';
import { lookup, type Option, optionOf, optionsIn } from './lookup.ts';

type Data = Readonly<Record<string, unknown>>;

export interface Options {
  readonly options: readonly Option[];
  readonly isLoading: boolean;
  readonly error: ServiceError | undefined;
  readonly retry: () => void;
  /** The property of the record that must be given before there is anything to choose from. */
  readonly missing: string | undefined;
}

/**
 * @throws Error naming the operation and who refers to it, when no endpoint table has it.
 */
function operationOf({ operation }: Reference): Operation {
  const table: Readonly<Record<string, Operation>> = operations;
  const found = table[operation];
  if (!found) throw new Error(`x-reference names the operation "${operation}", which no endpoint table has`);
  return found;
}

interface Asking {
  /** What was typed: narrows the options where the operation can. */
  readonly search?: string;
  /** False while nobody wants the options yet. */
  readonly wanted?: boolean;
}

/** The records that a reference offers. */
export function useOptions(
  reference: Reference,
  record: Data,
  { search = '', wanted = true }: Asking = {},
): Options {
  const narrow = reference.search && search !== '' ? { [reference.search]: search } : {};
  const asked = lookup(reference, operationOf(reference), record, useSession(), narrow);
  const answer = useOperation(
    reference.operation,
    wanted && asked.missing === undefined ? asked.args : null,
    { inline: true },
  );
  return {
    options: optionsIn(reference, answer.data),
    isLoading: answer.isLoading,
    error: answer.error,
    retry: () => void answer.mutate(),
    missing: asked.missing,
  };
}

const find = (reference: Reference, data: unknown, value: unknown): Option | undefined => {
  const found = recordsOf(data).find((record) => record[reference.value] === value);
  return found && optionOf(reference, found);
};

/** The option that a value stands for: among those offered, or else asked for by itself where there are more pages. */
export function useOption(reference: Reference, record: Data, value: unknown): Option | undefined {
  const session = useSession();
  const operation = operationOf(reference);
  const all = lookup(reference, operation, record, session);
  const offer = useOperation(reference.operation, all.missing === undefined ? all.args : null, {
    inline: true,
  });
  const offered = find(reference, offer.data, value);
  const alone = lookup(reference, operation, record, session, { [reference.value]: value });
  const wanted = !offered && !offer.isLoading && typeof value === 'string' && operation.result === 'page';
  const answer = useOperation(
    reference.operation,
    wanted && alone.missing === undefined ? alone.args : null,
    { inline: true },
  );
  return offered ?? (wanted ? find(reference, answer.data, value) : undefined);
}
