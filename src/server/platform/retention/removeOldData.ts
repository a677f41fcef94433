import { entityOf } from '../operations/catalog.ts';
import type { RecordConditions } from '../store/records/RecordQuery.ts';
import type { ServiceStore } from '../store/ServiceStore.ts';

/** Properties of log entries that hold documents, by entity. The rest of an entry stays. */
const payloadProperties = {
  interfaceLog: ['data'],
  apiCallLog: ['requestBody', 'responseBody'],
} as const;

/** Records for each transaction. Other requests run between two transactions. */
const recordsPerTransaction = 1000;

const day = 24 * 60 * 60_000;

/** Days for which a company keeps payloads (security configuration, `payloadRetentionDays`). */
async function findRetentionDays({ repository }: ServiceStore, companyUuid: string): Promise<number> {
  const { model } = entityOf('securityConfig');
  const [own] = await repository.findAll(model.name, 'companyUuid', [companyUuid], companyUuid);
  return Number({ ...model.defaults, ...own }.payloadRetentionDays);
}

/** Deletes the payloads in logs that are older than their company keeps them. */
export async function clearPayloads(store: ServiceStore, now: Date): Promise<void> {
  for (const [entity, properties] of Object.entries(payloadProperties))
    for (const companyUuid of await store.repository.findCompanies(entity)) {
      const before = new Date(now.getTime() - (await findRetentionDays(store, companyUuid)) * day);
      const clear = () =>
        store.transaction(({ payloadCleaner }) =>
          payloadCleaner.clear({ entity, companyUuid, properties }, before, recordsPerTransaction),
        );
      while (await clear());
    }
}

/**
 * Other growing entities, with the instant from which a record counts as old. Only finished pending data is
 * removed.
 */
const growingEntities: Readonly<
  Record<string, { readonly instant: string } & Pick<RecordConditions, 'oneOf'>>
> = {
  alarmDelivery: { instant: 'time' },
  configurationLog: { instant: 'time' },
  dailySettlementLog: { instant: 'time' },
  pendingData: { instant: 'createTime', oneOf: { status: ['SUCCESS', 'CANCELLED'] } },
};

/** Records for each statement. Other requests run between two statements. */
const recordsPerStatement = 1000;

/** Removes records from before an instant; resolves to their number. */
export async function removeOldRecords({ repository }: ServiceStore, before: string): Promise<number> {
  let removed = 0;
  for (const [entity, { instant, oneOf }] of Object.entries(growingEntities))
    for (const companyUuid of await repository.findCompanies(entity)) {
      const old = { companyUuid, oneOf, ranges: [{ property: instant, to: before }] };
      let count: number;
      do {
        count = await repository.removeSome(entity, old, recordsPerStatement);
        removed += count;
      } while (count === recordsPerStatement);
    }
  return removed;
}
