import { entityOf } from '../catalog.ts';
import type { Store } from '../store/Store.ts';

/** What logs hold of documents, by entity: everything else of an entry stays. */
const payloads = {
  interfaceLog: ['data'],
  apiCallLog: ['requestBody', 'responseBody'],
} as const;

/** Records that one transaction goes through: other requests come between two. */
const portion = 1000;

const day = 24 * 60 * 60_000;

/** Days for which a company keeps payloads (security configuration, `payloadRetentionDays`). */
async function daysOf({ documents }: Store, companyUuid: string): Promise<number> {
  const { model } = entityOf('securityConfig');
  const [own] = await documents.findAll(model.name, 'companyUuid', [companyUuid], companyUuid);
  return Number({ ...model.defaults, ...own }.payloadRetentionDays);
}

/** Deletes the payloads in logs that are older than their company keeps them. */
export async function clearPayloads(store: Store, now: Date): Promise<void> {
  for (const [entity, properties] of Object.entries(payloads))
    for (const companyUuid of await store.documents.companies(entity)) {
      const before = new Date(now.getTime() - (await daysOf(store, companyUuid)) * day);
      const clear = () =>
        store.transaction(({ payloads }) =>
          payloads.clear({ entity, companyUuid, properties }, before, portion),
        );
      while (await clear());
    }
}
