import type { Problem } from '../../contract/violations.ts';
import type { Call } from '../Service.ts';
import type { PlannedItem } from './planOf.ts';

/** An item that does not replace what exists, and why. */
export interface Refused {
  readonly naturalKey: string;
  readonly reason: string;
  /** The same as a sentence with the number of the item. */
  readonly problem: Problem;
}

/** It cannot, or must not: without a `policy` nothing is replaced (schemas/SPECIFICATION.md section 14.2). */
function reasonAgainst({ say, query }: Call, { change }: PlannedItem): string | undefined {
  if (change === 'CONFLICT') return say.translate('transfer.notOffline');
  if (change === 'UPDATE' && query.policy !== 'overwrite') return say.translate('transfer.exists');
  return undefined;
}

/** Items that the policy of the call does not let replace what exists. */
export const refusedOf = (call: Call, items: readonly PlannedItem[]): Refused[] =>
  items.flatMap((item, index) => {
    const { naturalKey } = item;
    const reason = reasonAgainst(call, item);
    if (reason === undefined) return [];
    const message = call.say.translate('transfer.item', {
      number: index + 1,
      name: naturalKey,
      problem: reason,
    });
    return [{ naturalKey, reason, problem: { field: `items.${index}`, message } }];
  });
