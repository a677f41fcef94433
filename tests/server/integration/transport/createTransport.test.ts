import { afterAll, beforeEach, expect, test } from 'vitest';
import type { DebugRun } from '../../../../src/generated/types.ts';
import { createSource, createTarget } from '../../../../src/server/integration/transport/createTransport.ts';
import {
  type DocumentSource,
  pullDocuments,
} from '../../../../src/server/integration/transport/DocumentSource.ts';
import { loadEndpoints } from '../../../../src/server/integration/transport/endpoint/loadEndpoints.ts';
import { succeeded } from '../../serviceUnderTest.ts';
import { exchangeUnderTest, ofWcs } from '../exchange/exchangeUnderTest.ts';

const exchange = await exchangeUnderTest();
const menus = await exchange.service.send('GET /menu?interfaceType=ERP_DOWN');
const forWarehouse = { interfaceType: 'ERP_DOWN', menuName: menus.rows[0]?.menuName };

afterAll(() => exchange.receiver.close());

beforeEach(async () => {
  exchange.receiver.received.length = 0;
  exchange.receiver.answer = (response) => response.end('{"ok":true}');
  await configureWarehouse({});
});

/** Saves the company's global configuration with this warehouse, or with none. */
async function configureWarehouse(warehouse: Record<string, unknown>): Promise<void> {
  const { send, client } = exchange.service;
  const {
    wmsBasePath: _path,
    wmsAuthUuid: _auth,
    ...kept
  } = (await send(`GET /globalConfig/get?companyUuid=${client.companyUuid}`)).row;
  await succeeded(send('POST /globalConfig/save', { body: { ...kept, ...warehouse } }));
}

async function ways(over: Record<string, unknown>) {
  const { service, store, send } = exchange.service;
  const uuid = await exchange.interfaceAfter([], over);
  const { page } = await send('POST /interfaceConfig/query', { body: { uuid } });
  const [row] = page.records;
  if (!row) throw new Error('no interface');
  const asker = { service, phrases: service.phrasesOf('en-US') };
  const ends = await loadEndpoints(store.repository, asker, row);
  return {
    name: String(row.interfaceName),
    target: createTarget(asker, row, ends),
    source: createSource(asker, row, ends),
  };
}

const run = async (uuid: string): Promise<DebugRun> =>
  (await exchange.service.send(`POST /pendingData/debug?uuid=${uuid}`)).data as DebugRun;

const outbox = async (interfaceUuid: string) =>
  (await exchange.service.send('POST /outbox/query', { body: { interfaceUuid } })).page.records;

async function textsOf(source: DocumentSource | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (source?.kind !== 'PULL') return texts;
  for await (const { text } of pullDocuments(source, 'run')) texts.push(text);
  return texts;
}

test('the outbox stores a mapped document while no warehouse is configured', async () => {
  const interfaceUuid = await exchange.interfaceAfter(['online', 'debug'], forWarehouse);
  const uuid = await exchange.queue(interfaceUuid);
  expect(await run(uuid)).toMatchObject({
    success: true,
    message: 'Saved to the outbox: no WMS base path is configured',
  });
  expect(exchange.receiver.received).toEqual([]);
  expect(await exchange.pendingOf(uuid)).toMatchObject({ status: 'SUCCESS' });
  const kept = await outbox(interfaceUuid);
  expect(kept).toMatchObject([{ entityNo: `SO-${uuid}`, idempotencyKey: `key-${uuid}` }]);
  expect(JSON.parse(String(kept[0]?.data))).toMatchObject({ code: 'A-1', qty: 12 });
  expect(await exchange.logs('interfacelog', interfaceUuid)).toMatchObject([
    { level: 'DEBUG', type: 'SEND' },
  ]);
  expect(await exchange.logs('apiCallLog', interfaceUuid)).toEqual([]);
});

test('a document for the warehouse is posted to its address, with its own authentication', async () => {
  const { send } = exchange.service;
  const auth = { name: 'WMS', authType: 'BASIC', username: 'hub', password: 'tell only the warehouse' };
  const { row } = await send('POST /auth', { body: auth });
  await configureWarehouse({ wmsBasePath: `${exchange.receiver.url}/wms/`, wmsAuthUuid: row.uuid });
  const interfaceUuid = await exchange.interfaceAfter(['online', 'debug'], {
    ...forWarehouse,
    interfaceName: '入库 asn',
    method: 'GET',
    fileFormat: 'CSV',
    fileName: 'partner.csv',
  });
  const uuid = await exchange.queue(interfaceUuid);
  const result = await run(uuid);
  expect(result).toMatchObject({ success: true, status: 200 });
  expect(exchange.receiver.received).toMatchObject([
    {
      method: 'POST',
      url: `/wms/${encodeURIComponent('入库 asn')}`,
      headers: {
        authorization: `Basic ${Buffer.from('hub:tell only the warehouse').toString('base64')}`,
        'content-type': 'application/json',
        'idempotency-key': `key-${uuid}`,
      },
    },
  ]);
  expect(exchange.receiver.received[0]?.headers['x-tenant']).toBeUndefined();
  expect(result.request).toContain('[SECRET]');
  expect(await outbox(interfaceUuid)).toEqual([]);
});

test('a document for an own address has the authentication of its interface', async () => {
  const auth = { name: 'WCS', authType: 'BASIC', username: 'crane', password: 'lift' };
  const { row } = await exchange.service.send('POST /auth', { body: auth });
  const interfaceUuid = await exchange.interfaceAfter(['online', 'debug'], {
    ...ofWcs,
    address: `${exchange.receiver.url}/tasks`,
    authUuid: row.uuid,
  });
  const result = await run(await exchange.queue(interfaceUuid));
  expect(exchange.receiver.received).toMatchObject([
    { url: '/tasks', headers: { authorization: `Basic ${Buffer.from('crane:lift').toString('base64')}` } },
  ]);
  expect(JSON.stringify(result)).not.toContain('lift');
  const refused = await exchange.service.send(`POST /auth/remove?uuid=${row.uuid}`);
  expect(refused).toMatchObject({ success: false, errorCode: 'IN_USE' });
});

test('download interfaces pull from the partner, and upload interfaces from the warehouse', async () => {
  exchange.receiver.answer = (response, { url }) => response.end(JSON.stringify([{ at: url }]));
  await configureWarehouse({ wmsBasePath: `${exchange.receiver.url}/wms` });
  const inward = await ways({ ...forWarehouse, method: 'GET' });
  expect(await textsOf(inward.source)).toEqual(['{"at":"/api/articles"}']);
  expect(exchange.receiver.received[0]?.headers).toMatchObject({ 'x-tenant': 'east' });
  const outward = await ways({ method: 'POST' });
  expect(await textsOf(outward.source)).toEqual([`{"at":"/wms/${encodeURIComponent(outward.name)}"}`]);
  expect(exchange.receiver.received[1]?.method).toBe('GET');
});

test('an upload interface has no source without a warehouse', async () => {
  expect((await ways({})).source).toBeUndefined();
});

test('an interface without ERP sends to its own address', async () => {
  const { target } = await ways({ ...ofWcs, address: `${exchange.receiver.url}/tasks` });
  expect(target).toMatchObject({ kind: 'HTTP', method: 'POST', url: `${exchange.receiver.url}/tasks` });
});
