import { entityInRole, entityModels } from '../operations/catalog.ts';
import { loadCompanySettings } from '../records/rows/loadCompanySettings.ts';
import type { ServiceStore } from '../store/ServiceStore.ts';

/** Records for each transaction. Other requests run between two transactions. */
const recordsPerTransaction = 1000;

const day = 24 * 60 * 60_000;

/**
 * Deletes the payloads (`x-payload`) of records that are older than their company keeps them. Without an
 * entity for retention settings, payloads stay as long as their records.
 */
export async function clearPayloads(store: ServiceStore, now: Date): Promise<void> {
  const settings = entityInRole('retentionSettings');
  if (!settings) return;
  for (const { name: entity, payload: properties } of Object.values(entityModels)) {
    if (!properties) continue;
    for (const companyUuid of await store.repository.findCompanies(entity)) {
      const { payloadRetentionDays } = await loadCompanySettings(store.repository, settings, companyUuid);
      const before = new Date(now.getTime() - Number(payloadRetentionDays) * day);
      const clear = () =>
        store.transaction(({ payloadCleaner }) =>
          payloadCleaner.clear({ entity, companyUuid, properties }, before, recordsPerTransaction),
        );
      while (await clear());
    }
  }
}

/** Records for each statement. Other requests run between two statements. */
const recordsPerStatement = 1000;

/** Removes records of entities with `x-retention` from before an instant. */
export async function removeOldRecords({ repository }: ServiceStore, before: string): Promise<void> {
  for (const { name: entity, retention } of Object.values(entityModels)) {
    if (!retention) continue;
    for (const companyUuid of await repository.findCompanies(entity)) {
      const ranges = [{ property: retention.instant, to: before }];
      const old = { companyUuid, oneOf: retention.where, ranges };
      const remove = () => repository.removeSome(entity, old, recordsPerStatement);
      while ((await remove()) === recordsPerStatement);
    }
  }
}
