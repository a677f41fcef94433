import { randomUUID } from 'node:crypto';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../../src/server/platform/store/records/KeyedRecord.ts';
import { createErp, interfaceOf } from '../../samples.ts';
import type { ServiceUnderTest } from '../../serviceUnderTest.ts';

/** Stores a record as it is. */
async function store({ store }: ServiceUnderTest, entity: string, records: readonly Row[]): Promise<void> {
  const { model } = entityOf(entity);
  await store.repository.insertAll(
    records.map((record) => toKeyedRecord(model, String(record.companyUuid), record)),
  );
}

export const nameOf = (number: number): string => `I${String(number).padStart(4, '0')}`;

const number = (row: Row): number => Number(String(row.interfaceName).slice(1));

/**
 * So many offline interfaces of the sample company, I0000 on: every third for an owner, every fifth with an ignore-update
 * rule, every seventh with an upload configuration. Answers with the uuid of the ERP configuration that they use.
 */
export async function storeInterfaces(service: ServiceUnderTest, count: number): Promise<string> {
  const { companyUuid } = service.client;
  const { erp } = await createErp(service);
  const base = await interfaceOf(service, erp);
  const { initial } = entityOf('interface').model.lifecycle ?? {};
  const identity = () => ({
    uuid: randomUUID(),
    companyUuid,
    version: 1,
    modifiedAt: '2026-11-20T08:00:00.000Z',
  });
  const rows = Array.from({ length: count }, (_, index): Row => {
    const owner = index % 3 === 0 ? { ownerCode: 'OWN1' } : {};
    return {
      ...base,
      ...initial,
      ...identity(),
      ...owner,
      method: 'POST',
      requestMode: 'PLAIN',
      alarmEnabled: false,
      interfaceName: nameOf(index),
    };
  });
  await store(service, 'interface', rows);
  const ruled = (every: number) => rows.filter((row) => number(row) % every === 0);
  await store(
    service,
    'ignoreUpdateConfig',
    ruled(5).map(({ uuid }) => ({
      ...identity(),
      interfaceConfigUuid: uuid,
      fields: ['articleName', 'unit'],
    })),
  );
  await store(
    service,
    'uploadConfig',
    ruled(7).map(({ uuid }) => ({
      ...identity(),
      interfaceConfigUuid: uuid,
      type: 'ERP_DOWN',
      limited: true,
    })),
  );
  return erp;
}

/** Every record of these entities that the service has, without what a new record gets anew. */
export async function loadConfigurations({ store, client }: ServiceUnderTest): Promise<unknown> {
  const list = async (entity: string) =>
    (await store.repository.list({ entity, companyUuid: client.companyUuid })).records;
  const interfaces = await list('interface');
  const names = new Map(
    interfaces.map(({ uuid, interfaceName, dcCode }) => [uuid, `${dcCode} ${interfaceName}`]),
  );
  const plain = ({ uuid: _, version: __, modifiedAt: ___, ...row }: Row) =>
    'interfaceConfigUuid' in row
      ? { ...row, interfaceConfigUuid: names.get(String(row.interfaceConfigUuid)) }
      : row;
  const rules = [...(await list('ignoreUpdateConfig')), ...(await list('uploadConfig'))];
  return [...interfaces, ...rules].map((row) => JSON.stringify(Object.entries(plain(row)).sort())).sort();
}

/** Removes every interface and what belongs to it. */
export async function removeInterfaces({ store, client }: ServiceUnderTest): Promise<void> {
  for (const entity of ['interface', 'ignoreUpdateConfig', 'uploadConfig']) {
    const { records } = await store.repository.list({
      entity,
      companyUuid: client.companyUuid,
    });
    await store.repository.removeAll(
      entity,
      records.map(({ uuid }) => uuid),
    );
  }
}
