import isEqual from 'fast-deep-equal';
import type { Row } from '../../../../contract/api/envelope.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import type { Vault } from '../../security/Vault.ts';
import { toKeyedRecord } from '../../store/records/KeyedRecord.ts';
import type { ServiceStore } from '../../store/ServiceStore.ts';
import { encryptEntries, hideEntries } from './secretEntries.ts';

/** Returns the record as a change without new values would store it: all its secret entries are sealed. */
const sealRow = (vault: Vault, model: EntityModel, row: Row): Row => ({
  ...row,
  ...encryptEntries(vault, model, hideEntries(model, row), row, row.uuid),
});

/**
 * Encrypts the secret entries of records that an earlier version stored in plain text. A start calls it
 * before the first request. A record without such entries stays as it is.
 */
export async function sealStoredEntries(
  store: ServiceStore,
  vault: Vault,
  models: readonly EntityModel[],
): Promise<void> {
  for (const model of models.filter(({ stored, secretEntries }) => stored && secretEntries.length > 0))
    for (const companyUuid of await store.repository.findCompanies(model.name))
      await store.transaction(async ({ repository }) => {
        const { records } = await repository.list({ entity: model.name, companyUuid }, 'update');
        const sealed = records.map((row) => sealRow(vault, model, row));
        const changed = sealed.filter((row, index) => !isEqual(row, records[index]));
        await repository.updateAll(changed.map((row) => toKeyedRecord(model, companyUuid, row)));
      });
}
