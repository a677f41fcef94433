import { expect, test } from 'vitest';
import type { DataSource, Erp, GlobalConfig, Interface } from '../../../../src/generated/types.ts';
import { describeDestination } from '../../../../src/screens/debugging/run/describeDestination.ts';

const erp = { name: '金蝶', basePath: 'http://erp.test/api/' } as Erp;
const dataSource = { name: '中间库', ip: 'db.test', port: 3306, databaseName: 'erp' } as DataSource;
const wms = { wmsBasePath: 'http://wms.test/in/' } as GlobalConfig;
const http = { interfaceName: 'asn in', type: 'HTTP', erpUuid: 'e1', path: '/asn' } as Interface;
const queue = {
  ...http,
  type: 'ACTIVE_MQ',
  address: 'tcp://mq.test:61613',
  queueName: 'asn',
} as const;
const table = { ...http, type: 'INTERMEDIATE_TABLE', tableAccess: 'TABLE' } as const;
const tables = { intermediateTableName: 'T_ASN', sourceTableName: 'A', targetTableName: 'B' };
const own: Interface = { ...http, erpUuid: undefined, address: 'http://wcs.test/move' };

test.each<[string, Interface, Parameters<typeof describeDestination>[1], string | undefined]>([
  ['in, over HTTP', http, { flow: 'in', erp, company: wms }, 'WMS: http://wms.test/in/asn%20in'],
  ['in, from a queue', queue, { flow: 'in', erp, company: wms }, 'WMS: http://wms.test/in/asn%20in'],
  ['in, without a WMS', http, { flow: 'in', erp, company: {} as GlobalConfig }, 'the outbox'],
  ['in, before the global configuration is loaded', http, { flow: 'in', erp }, undefined],
  ['out, to an ERP', http, { flow: 'out', erp, company: wms }, '金蝶: http://erp.test/api/asn'],
  [
    'out, to an ERP, without a path',
    { ...http, path: undefined },
    { flow: 'out', erp },
    '金蝶: http://erp.test/api',
  ],
  ['out, without an address', { ...own, address: undefined }, { flow: 'out' }, ''],
  ['out, before the ERP is loaded', http, { flow: 'out' }, undefined],
  ['out, to the address of the interface', own, { flow: 'out' }, 'http://wcs.test/move'],
  ['out, to a queue of an ERP', queue, { flow: 'out', erp }, 'tcp://mq.test:61613, asn'],
  [
    'out, to a table',
    { ...table, ...tables },
    { flow: 'out', erp, dataSource },
    '中间库: db.test:3306/erp, T_ASN',
  ],
  ['out, to a table without a name', table, { flow: 'out', erp, dataSource }, '中间库: db.test:3306/erp, '],
  [
    'in, from table to table',
    { ...table, ...tables, tableAccess: 'TRANSFER' },
    { flow: 'in', erp, dataSource, company: wms },
    '中间库: db.test:3306/erp, B',
  ],
  [
    'out, to a stored procedure',
    { ...table, tableAccess: 'PROCEDURE', storedProcedureName: 'P_ASN' },
    { flow: 'out', erp, dataSource },
    '中间库: db.test:3306/erp, P_ASN',
  ],
  ['out, to a table, before its database is loaded', table, { flow: 'out', erp }, undefined],
])('describeDestination of a document that goes %s', (_way, row, surroundings, want) => {
  expect(describeDestination(row, surroundings, 'the outbox')).toBe(want);
});
