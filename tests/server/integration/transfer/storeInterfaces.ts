import { randomUUID } from 'node:crypto';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../../src/server/platform/store/records/KeyedRecord.ts';
import { createErp, interfaceOf } from '../../samples.ts';
import type { ServiceUnderTest } from '../../serviceUnderTest.ts';

/** Stores records without checks. */
async function store({ store }: ServiceUnderTest, entity: string, records: readonly Row[]): Promise<void> {
  const { model } = entityOf(entity);
  await store.repository.insertAll(
    records.map((record) => toKeyedRecord(model, String(record.companyUuid), record)),
  );
}

export const nameOf = (number: number): string => `I${String(number).padStart(4, '0')}`;

const number = (row: Row): number => Number(String(row.interfaceName).slice(1));

/**
 * Stores `count` offline interfaces of the sample company, from I0000 on. Every third is for an owner of
 * goods, every fifth has an ignore-update rule, every seventh an upload configuration. Resolves to the uuid
 * of their ERP configuration.
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

/**
 * Resolves to all interfaces and rules, without the properties that every new record gets, such as uuid and
 * version.
 */
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

/** Removes every interface and its rules. */
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
