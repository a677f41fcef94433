import type { Row } from '../../src/contract/api/envelope.ts';
import { entityOf } from '../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../src/server/platform/store/records/KeyedRecord.ts';
import type { ServiceUnderTest } from './serviceUnderTest.ts';

/** Stores records without checks and counts. A record without `companyUuid` gets the company of the client. */
export async function insertRows(
  { store, client }: ServiceUnderTest,
  entity: string,
  rows: readonly Row[],
): Promise<void> {
  const { model } = entityOf(entity);
  const owned = rows.map((row) => ({ companyUuid: client.companyUuid, ...row }));
  await store.repository.insertAll(owned.map((row) => toKeyedRecord(model, row.companyUuid, row)));
}
