import type { Conditions } from '../store/DocumentQuery.ts';
import type { Store } from '../store/Store.ts';

/** What else grows with time, and the instant by which it is old. Of pending data only what has ended is removed. */
const growing: Readonly<Record<string, { readonly instant: string } & Pick<Conditions, 'oneOf'>>> = {
  alarmDelivery: { instant: 'time' },
  configurationLog: { instant: 'time' },
  dailySettlementLog: { instant: 'time' },
  pendingData: { instant: 'createTime', oneOf: { status: ['SUCCESS', 'CANCELLED'] } },
};

/** Records that one statement removes: other requests come between two. */
const portion = 1000;

/** Removes what is from before an instant; resolves to how many records. */
export async function removeOld({ documents }: Store, before: string): Promise<number> {
  let removed = 0;
  for (const [entity, { instant, oneOf }] of Object.entries(growing))
    for (const companyUuid of await documents.companies(entity)) {
      const old = { companyUuid, oneOf, ranges: [{ property: instant, to: before }] };
      let some: number;
      do {
        some = await documents.removeSome(entity, old, portion);
        removed += some;
      } while (some === portion);
    }
  return removed;
}
