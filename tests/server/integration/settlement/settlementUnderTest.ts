import { randomUUID } from 'node:crypto';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import { updateInterfaceCounts } from '../../../../src/server/integration/exchange/queue/updateInterfaceCounts.ts';
import { serviceTextIn } from '../../../../src/server/platform/base/serviceText.ts';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../../src/server/platform/store/records/KeyedRecord.ts';
import { openLogin } from '../../openLogin.ts';
import { type Answer, type Sent, type ServiceUnderTest, succeeded } from '../../serviceUnderTest.ts';

/** Returns an interface as it is stored. A settlement reads its family, distribution center and name. */
export const interfaceRow = (companyUuid: string, given: Readonly<Record<string, unknown>> = {}): Row => ({
  uuid: randomUUID(),
  companyUuid,
  interfaceName: `i-${randomUUID().slice(0, 8)}`,
  interfaceType: 'ERP_DOWN',
  dcCode: 'SH01',
  status: 'ONLINE',
  version: 1,
  ...given,
});

export const pendingRow = (of: Row, given: Readonly<Record<string, unknown>> = {}): Row => ({
  uuid: randomUUID(),
  companyUuid: of.companyUuid,
  interfaceUuid: of.uuid,
  interfaceName: of.interfaceName,
  entityNo: `SO-${randomUUID().slice(0, 8)}`,
  status: 'FAILED',
  failureCount: 3,
  failureReason: 'refused',
  createTime: '2026-11-20T00:00:00.000Z',
  version: 1,
  ...given,
});

/** Stores rows without checks, and counts pending documents. */
export const storeRows = ({ store }: ServiceUnderTest, entity: string, rows: readonly Row[]): Promise<void> =>
  store.transaction(async (tables) => {
    const { model } = entityOf(entity);
    await tables.repository.insertAll(rows.map((row) => toKeyedRecord(model, String(row.companyUuid), row)));
    if (entity !== 'pendingData') return;
    const changes = rows.map((after) => ({ after }));
    await updateInterfaceCounts(tables, changes, new Date());
  });

/** Removes all interfaces, documents, interface logs, and configurations and logs of settlements. */
export async function clearAll({ database }: ServiceUnderTest): Promise<void> {
  for (const entity of [
    'dailySettlementConfig',
    'dailySettlementLog',
    'interface',
    'pendingData',
    'interfaceLog',
  ])
    await database.query(`DELETE FROM "document_${entity}"`);
}

/** Resolves to the state of each document by its number. */
export async function loadStates({ store, client }: ServiceUnderTest): Promise<Record<string, unknown>> {
  const { companyUuid } = client;
  const { records } = await store.repository.list({ entity: 'pendingData', companyUuid });
  return Object.fromEntries(records.map(({ entityNo, status }) => [String(entityNo), status]));
}

export async function loadEntries({ store, client }: ServiceUnderTest, locale = 'en-US'): Promise<Row[]> {
  const { companyUuid } = client;
  const sort = { property: 'time', order: 'asc' } as const;
  const { records } = await store.repository.list({ entity: 'dailySettlementLog', companyUuid, sort });
  return records.map((row) => ({ ...row, message: serviceTextIn(String(row.message), { locale }) }));
}

export const config = {
  configType: 'ERP',
  interfaceRange: 'ALL',
  settlementTime: '23:30',
  failureCountStart: 3,
  resetDayRange: 3,
  cancelDayRange: 7,
};

/** Sends a call with a new login, because tests move the clock by days and logins expire. */
export async function sendFresh(under: ServiceUnderTest, target: string, sent: Sent = {}): Promise<Answer> {
  const login = await openLogin(under, under.client.loginId);
  return under.send(target, sent, { ...under.client, ...login });
}

/** Saves a configuration and takes it online, at the clock's time; resolves to its uuid. */
export async function saveOnline(under: ServiceUnderTest, given: object = {}): Promise<string> {
  const sent = { body: { ...config, ...given } };
  const { uuid } = (await succeeded(sendFresh(under, 'POST /dailyKnotConfig', sent))).row;
  await succeeded(sendFresh(under, `POST /dailyKnotConfig/online?configUuid=${uuid}`));
  return uuid;
}
