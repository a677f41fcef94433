import type { Row } from '../../contract/envelope.ts';
import type { Documents } from '../store/Documents.ts';
import type { Settled } from './interfacesOf.ts';
import { rulesOf, type Settlement, type Verdict } from './Settlement.ts';

/** A document that a settlement is about: uuid, interfaceUuid, entityNo, failureCount, createTime. */
export interface Due {
  readonly verdict: Verdict;
  readonly row: Row;
}

const shown = ['interfaceUuid', 'entityNo', 'failureCount', 'createTime'];

/** All documents that a settlement would deal with now, those of one interface together, the oldest first. No document has two verdicts in a valid configuration. */
export async function planOf(
  documents: Documents,
  settlement: Settlement,
  interfaces: readonly Settled[],
): Promise<Due[]> {
  const order = new Map<unknown, number>(interfaces.map(({ uuid }, index) => [uuid, index]));
  const due: Due[] = [];
  for (const { verdict, statuses, failureCount, createdFrom, createdUntil } of rulesOf(settlement)) {
    const rows = await documents.pick(
      {
        entity: 'pendingData',
        companyUuid: settlement.companyUuid,
        oneOf: { interfaceUuid: interfaces.map(({ uuid }) => uuid), status: statuses },
        ranges: [
          { property: 'failureCount', from: failureCount },
          {
            property: 'createTime',
            from: createdFrom?.toISOString(),
            // A range ends before its end.
            to: createdUntil && new Date(createdUntil.getTime() + 1).toISOString(),
          },
        ],
      },
      shown,
    );
    due.push(...rows.map((row) => ({ verdict, row })));
  }
  const place = ({ row }: Due): number => order.get(row.interfaceUuid) ?? 0;
  const created = ({ row }: Due): number => Date.parse(String(row.createTime));
  return due.sort((one, other) => place(one) - place(other) || created(one) - created(other));
}
