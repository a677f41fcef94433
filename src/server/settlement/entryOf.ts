import type { DailySettlementLog } from '../../generated/types.ts';
import type { Settled } from './interfacesOf.ts';
import type { Due } from './planOf.ts';

/** As the entity has it: uuids in a list, documents that are shown with what people know them by. */
const most = { uuids: 10_000, documents: 1000 };

/** What an entry of the log says of documents. */
export type Tally = Required<
  Pick<DailySettlementLog, 'resetCount' | 'cancelCount' | 'resetUuids' | 'cancelUuids' | 'documents'>
>;

export const emptyTally: Tally = {
  resetCount: 0,
  cancelCount: 0,
  resetUuids: [],
  cancelUuids: [],
  documents: [],
};

/** A tally with more documents in it: the counts are of all, the lists end where an entry does. */
export function counted(tally: Tally, due: readonly Due[], interfaces: readonly Settled[]): Tally {
  const names = new Map<unknown, string>(interfaces.map(({ uuid, interfaceName }) => [uuid, interfaceName]));
  const uuids = (wanted: Due['verdict']) =>
    due.filter(({ verdict }) => verdict === wanted).map(({ row }) => row.uuid);
  const reset = uuids('reset');
  const cancel = uuids('cancel');
  const room = most.documents - tally.documents.length;
  const more = due.slice(0, room).map(({ verdict, row }) => ({
    action: verdict === 'reset' ? ('RESET' as const) : ('CANCEL' as const),
    interfaceName: names.get(row.interfaceUuid),
    entityNo: String(row.entityNo),
    failureCount: Number(row.failureCount ?? 0),
    createTime: String(row.createTime),
  }));
  return {
    resetCount: tally.resetCount + reset.length,
    cancelCount: tally.cancelCount + cancel.length,
    resetUuids: [...tally.resetUuids, ...reset].slice(0, most.uuids),
    cancelUuids: [...tally.cancelUuids, ...cancel].slice(0, most.uuids),
    documents: [...tally.documents, ...more],
  };
}
