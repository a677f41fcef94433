import { expect, test } from 'vitest';
import { findObstacle } from '../../../../../src/contract/model/lifecycle.ts';
import { entityOf } from '../../../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../../../src/server/platform/store/records/KeyedRecord.ts';
import { createErp, interfaceOf } from '../../../samples.ts';
import { serviceUnderTest } from '../../../serviceUnderTest.ts';

let count = 0;

const service = await serviceUnderTest();
const body = await interfaceOf(service, (await createErp(service)).erp);

/** The allowed actions of every state, and the states after them (schemas/SPECIFICATION.md section 4.1). */
const table: Record<string, { path: string[]; leadsTo: Record<string, string | null> }> = {
  OFFLINE: { path: [], leadsTo: { online: 'ONLINE', modify: 'OFFLINE', remove: null } },
  ONLINE: { path: ['online'], leadsTo: { offline: 'OFFLINE', suspend: 'SUSPENDED', debug: 'ONLINE debug' } },
  'ONLINE debug': {
    path: ['online', 'debug'],
    leadsTo: { offline: 'OFFLINE', suspend: 'SUSPENDED debug', unDebug: 'ONLINE' },
  },
  SUSPENDED: {
    path: ['online', 'suspend'],
    leadsTo: { offline: 'OFFLINE', resume: 'ONLINE', debug: 'SUSPENDED debug' },
  },
  'SUSPENDED debug': {
    path: ['online', 'suspend', 'debug'],
    leadsTo: { offline: 'OFFLINE', resume: 'ONLINE debug', unDebug: 'SUSPENDED' },
  },
};
const actions = ['online', 'offline', 'suspend', 'resume', 'debug', 'unDebug', 'modify', 'remove'];

const act = (uuid: string, action: string) =>
  action === 'modify'
    ? service.send('POST /interfaceConfig/modify', { body: { ...body, interfaceName: `i${count}`, uuid } })
    : service.send(`POST /interfaceConfig/${action}?uuid=${uuid}`);

/** Creates an interface in a state, with this count of pending documents. */
async function interfaceIn(state: string, pendingCount = 0): Promise<string> {
  count += 1;
  const { row } = await service.send('POST /interfaceConfig', {
    body: { ...body, interfaceName: `i${count}` },
  });
  for (const action of table[state]?.path ?? []) await act(row.uuid, action);
  await service.store.interfaceCounts.add(
    [{ interfaceUuid: row.uuid, pending: pendingCount, blocked: 0 }],
    new Date(),
  );
  return row.uuid;
}

/** Writes properties directly to the store. The service's operations do not write them. */
async function store(uuid: string, properties: Readonly<Record<string, unknown>>): Promise<void> {
  const { repository } = service.store;
  const [row] = await repository.findAll('interface', 'uuid', [uuid], service.client.companyUuid);
  if (!row) throw new Error(`There is no interface ${uuid}.`);
  await repository.update(
    toKeyedRecord(entityOf('interface').model, service.client.companyUuid, { ...row, ...properties }),
  );
}

const read = async (uuid: string) =>
  (await service.send('POST /interfaceConfig/query', { body: { uuid } })).page.records[0];

const stateOf = (row: Awaited<ReturnType<typeof read>>) =>
  row ? `${row.status}${row.debug ? ' debug' : ''}` : null;

const { lifecycle } = entityOf('interface').model;

/** All combinations of state with debug, pending data or none, and action. */
const cells = Object.keys(table).flatMap((state) =>
  [0, 1].flatMap((pendingCount) => actions.map((action) => ({ state, pendingCount, action }))),
);

/** Returns the state after the action; null for a removed record, undefined for a refused action. */
const leadsTo = ({ state, pendingCount, action }: (typeof cells)[number]) =>
  action === 'remove' && pendingCount > 0 ? undefined : table[state]?.leadsTo[action];

test.each(cells)('$action in state $state with $pendingCount pending follows the lifecycle', async (cell) => {
  const uuid = await interfaceIn(cell.state, cell.pendingCount);
  const before = await read(uuid);
  expect(stateOf(before)).toBe(cell.state);
  const wanted = leadsTo(cell);
  const isOffered = findObstacle(lifecycle, cell.action, before ?? {}) === undefined;
  expect(isOffered, 'the console offers what the table allows').toBe(wanted !== undefined);

  const answer = await act(uuid, cell.action);
  expect(answer.success, 'the service accepts what the console offers').toBe(isOffered);
  if (!isOffered) {
    expect(answer).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION', data: before });
    expect(await read(uuid)).toEqual(before);
    return;
  }
  expect(stateOf(await read(uuid))).toBe(wanted);
  if (wanted !== null) expect(answer.row).toEqual(await read(uuid));
});

test('the refusal names the required state in the requested language', async () => {
  const uuid = await interfaceIn('OFFLINE');
  const message = async (lang: 'zh_CN' | 'en_US') =>
    (await service.send(`POST /interfaceConfig/suspend?uuid=${uuid}`, { lang })).message;
  expect(await message('zh_CN')).toBe('仅在已上线时可用');
  expect(await message('en_US')).toBe('Only available while online');
});

test('debug expires after thirty minutes', async () => {
  const uuid = await interfaceIn('ONLINE debug');
  expect((await read(uuid))?.debugUntil).toBe('2026-11-21T08:30:00.000Z');
  const start = service.clock.now;
  service.clock.now = new Date('2026-11-21T08:30:00Z');
  const after = await read(uuid);
  expect(stateOf(after)).toBe('ONLINE');
  expect(after).not.toHaveProperty('debugUntil');
  expect((await act(uuid, 'unDebug')).errorCode).toBe('ILLEGAL_TRANSITION');
  expect((await act(uuid, 'debug')).row.debugUntil).toBe('2026-11-21T09:00:00.000Z');
  service.clock.now = start;
});

test('an interface with pending data is not removed', async () => {
  const uuid = await interfaceIn('OFFLINE');
  await service.store.interfaceCounts.add([{ interfaceUuid: uuid, pending: 2, blocked: 0 }], new Date());
  expect((await act(uuid, 'remove')).message).toBe('Only available while “Pending” is 0');
});

test('online requires a valid configuration', async () => {
  const uuid = await interfaceIn('OFFLINE');
  await store(uuid, { path: undefined });
  expect(await act(uuid, 'online')).toMatchObject({
    errorCode: 'INVALID_REQUEST',
    data: { problems: [{ field: 'path', message: 'Path cannot be empty' }] },
  });
  expect(stateOf(await read(uuid))).toBe('OFFLINE');
});

test('callers cannot set the state', async () => {
  count += 1;
  const sent = { ...body, interfaceName: `i${count}`, status: 'ONLINE', debug: true, pendingCount: 9 };
  const { row } = await service.send('POST /interfaceConfig', { body: sent });
  expect(row).toMatchObject({ status: 'OFFLINE', debug: false, pendingCount: 0 });
});
