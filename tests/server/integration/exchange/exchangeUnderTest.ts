import { updateInterfaceCounts } from '../../../../src/server/integration/exchange/queue/updateInterfaceCounts.ts';
import { Relay } from '../../../../src/server/integration/relay/Relay.ts';
import { lookupAllAddresses } from '../../../../src/server/platform/network/ssrfGuard.ts';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import type { Database } from '../../../../src/server/platform/store/databases/Database.ts';
import { toKeyedRecord } from '../../../../src/server/platform/store/records/KeyedRecord.ts';
import { createErp, dataSource, erpOf, interfaceOf } from '../../samples.ts';
import { type Answer, type ServiceUnderTest, serviceUnderTest, succeeded } from '../../serviceUnderTest.ts';
import { type Receiver, startReceiver } from './receiver.ts';

type Given = Readonly<Record<string, unknown>>;

/** A mapping with a look-up row and a current-time row. */
export const mapping = [
  { lineNo: 1, targetField: 'code', type: 'STRING', functionType: 'REGULAR', sourceField: 'no' },
  { lineNo: 2, targetField: 'qty', type: 'INTEGER', functionType: 'REGULAR', sourceField: 'qty' },
  {
    lineNo: 3,
    targetField: 'dc',
    type: 'STRING',
    functionType: 'SUB_QUERY',
    sourceField: 'dc',
    expression: 'dc.name',
  },
  { lineNo: 4, targetField: 'day', type: 'DATE', functionType: 'CURRENT_TIME', expression: 'yyyy-MM-dd HH' },
];
export const source = { no: 'A-1', qty: '12', dc: 'SH01' };

/** Values of an interface with its own address instead of an ERP. */
export const ofWcs = {
  interfaceType: 'WCS_DOWN',
  menuName: '任务（示例）',
  erpUuid: undefined,
  path: undefined,
};

/** Resolves to values of an interface with tables in a database. */
export async function withTables({ send }: ServiceUnderTest): Promise<Given> {
  const body = { ...dataSource, name: `Tables ${Math.random()}`.slice(0, 30), databaseType: 'MYSQL' };
  const { row } = await succeeded(send('POST /datasource', { body }));
  return {
    ...ofWcs,
    type: 'INTERMEDIATE_TABLE',
    dataSourceUuid: row.uuid,
    tableAccess: 'TABLE',
    intermediateTableName: 'WMS_ITEM',
  };
}

/**
 * Moves the tables of an interface to Oracle, to which the service cannot write yet. It refuses such a record, but
 * earlier releases stored it.
 */
export async function moveToOracle(
  { store, client }: ServiceUnderTest,
  { dataSourceUuid }: Given,
): Promise<void> {
  const { companyUuid } = client;
  await store.transaction(async ({ repository }) => {
    const [row] = await repository.findAll('dataSource', 'uuid', [dataSourceUuid], companyUuid);
    const moved = { uuid: String(dataSourceUuid), ...row, databaseType: 'ORACLE' };
    await repository.update(toKeyedRecord(entityOf('dataSource').model, companyUuid, moved));
  });
}

export interface ExchangeUnderTest {
  readonly service: ServiceUnderTest;
  readonly receiver: Receiver;
  /** Creates an interface and runs these actions. Resolves to its uuid. */
  readonly interfaceAfter: (actions: readonly string[], over?: Given) => Promise<string>;
  /**
   * Puts a document into an interface's queue. Resolves to its uuid. Its number is `SO-<uuid>`, its
   * idempotency key `key-<uuid>`.
   */
  readonly queue: (interfaceUuid: string, over?: Given) => Promise<string>;
  readonly pendingOf: (uuid: string) => Promise<Answer['row']>;
  readonly countsOf: (interfaceUuid: string) => Promise<Given>;
  readonly logs: (path: 'interfacelog' | 'apiCallLog', interfaceUuid: string) => Promise<readonly Given[]>;
}

/**
 * Starts the service and the receiver of its ERP, which has Basic authentication and an API key among its
 * parameters.
 */
export async function exchangeUnderTest(database?: Database): Promise<ExchangeUnderTest> {
  const receiver = await startReceiver();
  const network = { loopback: true, lookup: lookupAllAddresses };
  const service = await serviceUnderTest(database, new Relay({ loopback: false }), network);
  const { send, store, client } = service;
  const { erp, auth, dataSource: sourceUuid } = await createErp(service);
  const extendInfo = [
    { parameterName: 'x-tenant', parameterValue: 'east' },
    { parameterName: 'x-api-key', parameterValue: 'k/e"y' },
  ];
  const erpBody = { ...erpOf(sourceUuid, auth), uuid: erp, basePath: `${receiver.url}/api/`, extendInfo };
  await succeeded(send('POST /erp/modify', { body: erpBody }));
  const menus = await send('GET /menu?interfaceType=ERP_UP');
  const body = {
    ...(await interfaceOf(service, erp)),
    interfaceType: 'ERP_UP',
    menuName: menus.rows[0]?.menuName,
  };
  let made = 0;

  return {
    service,
    receiver,
    interfaceAfter: async (actions, over) => {
      made += 1;
      const sent = { ...body, interfaceName: `run ${made}`, fieldMappings: mapping, ...over };
      const { row } = await succeeded(send('POST /interfaceConfig', { body: sent }));
      for (const action of actions) await succeeded(send(`POST /interfaceConfig/${action}?uuid=${row.uuid}`));
      return row.uuid;
    },
    queue: async (interfaceUuid, over) => {
      made += 1;
      const { companyUuid } = client;
      const row = {
        uuid: `p${made}`,
        companyUuid,
        interfaceUuid,
        interfaceType: 'ERP_UP',
        entityNo: `SO-p${made}`,
        status: 'PENDING',
        failureCount: 0,
        idempotencyKey: `key-p${made}`,
        version: 1,
        data: JSON.stringify(source),
        ...over,
      };
      await store.transaction(async (tables) => {
        await tables.repository.insert(toKeyedRecord(entityOf('pendingData').model, companyUuid, row));
        await updateInterfaceCounts(tables, [{ after: row }], service.clock.now);
      });
      return row.uuid;
    },
    pendingOf: async (uuid) => (await send(`GET /pendingData/${uuid}`)).row,
    countsOf: async (uuid) => {
      const { page } = await send('POST /interfaceConfig/query', { body: { uuid } });
      const [row] = page.records;
      return { pendingCount: row?.pendingCount, blockedCount: row?.blockedCount };
    },
    logs: async (path, interfaceUuid) =>
      (await send(`POST /${path}/query`, { body: { interfaceUuid } })).page.records,
  };
}
