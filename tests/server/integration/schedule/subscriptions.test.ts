import { expect, test, vi } from 'vitest';
import { type Subscribe, Subscriptions } from '../../../../src/server/integration/schedule/Subscriptions.ts';
import { createErp, interfaceOf } from '../../samples.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';

const service = await serviceUnderTest();
const { erp } = await createErp(service);
const body = {
  ...(await interfaceOf(service, erp)),
  type: 'ACTIVE_MQ',
  path: undefined,
  address: 'tcp://127.0.0.1:61613',
  queueName: 'wms.items',
};

const act = async (action: string, uuid: string) =>
  expect(await service.send(`POST /interfaceConfig/${action}?uuid=${uuid}`)).toMatchObject({ success: true });

async function interfaceAfter(actions: readonly string[], over: object) {
  const { row } = await service.send('POST /interfaceConfig', { body: { ...body, ...over } });
  for (const action of actions) await act(action, row.uuid);
  return row.uuid;
}

/** Returns a process whose subscriptions are only recorded. */
function processOf() {
  const open: string[] = [];
  const subscribe: Subscribe = async (_, uuid) => {
    open.push(uuid);
    return { close: async () => void open.splice(open.indexOf(uuid), 1) };
  };
  const subscriptions = new Subscriptions(service.service, subscribe);
  return { open, look: () => subscriptions.refresh(), close: () => subscriptions.close() };
}

const pass = (seconds: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000);
};

test('one process reads a queue while its interface accepts documents', async () => {
  const uuid = await interfaceAfter(['online'], { interfaceName: 'queue' });
  await interfaceAfter([], { interfaceName: 'asleep' });
  await interfaceAfter(['online'], {
    interfaceName: 'no queue',
    type: 'HTTP',
    path: '/x',
    address: undefined,
    queueName: undefined,
  });
  const up = { interfaceType: 'ERP_UP', menuName: '收货确认（示例）' };
  await interfaceAfter(['online'], { interfaceName: 'to a queue', ...up });

  const [one, other] = [processOf(), processOf()];
  await one.look();
  await other.look();
  expect([one.open, other.open]).toEqual([[uuid], []]);

  await act('suspend', uuid);
  pass(10);
  await one.look();
  expect(one.open).toEqual([uuid]);

  await act('offline', uuid);
  pass(10);
  await one.look();
  await other.look();
  expect([one.open, other.open]).toEqual([[], []]);

  // The first process to refresh gets the subscription.
  await act('online', uuid);
  pass(10);
  await other.look();
  await one.look();
  expect([one.open, other.open]).toEqual([[], [uuid]]);

  await other.close();
  await one.look();
  expect([one.open, other.open]).toEqual([[uuid], []]);
  await one.close();
  await act('offline', uuid);
});

test('another process takes over an expired subscription, and the first one closes its own', async () => {
  const uuid = await interfaceAfter(['online'], { interfaceName: 'second queue' });
  const [one, other] = [processOf(), processOf()];
  await one.look();
  pass(59);
  await other.look();
  expect(other.open).toEqual([]);
  pass(2);
  await other.look();
  expect(other.open).toEqual([uuid]);
  await one.look();
  expect(one.open).toEqual([]);
});

test('a subscription that cannot begin does not stop the others, and begins at the next refresh', async () => {
  const uuids = [
    await interfaceAfter(['online'], { interfaceName: 'broken queue' }),
    await interfaceAfter(['online'], { interfaceName: 'whole queue' }),
  ];
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const begun: string[] = [];
  let isBroken = true;
  const subscriptions = new Subscriptions(service.service, async (_, subject) => {
    if (isBroken && subject === uuids[0]) throw new Error('database is down');
    begun.push(subject);
    return { close: async () => undefined };
  });
  pass(120);
  await subscriptions.refresh();
  expect(begun).toContain(uuids[1]);
  expect(logged).toHaveBeenCalledOnce();
  isBroken = false;
  await subscriptions.refresh();
  expect(begun).toContain(uuids[0]);
  await subscriptions.close();
});

test('going online again opens a new subscription', async () => {
  const uuid = await interfaceAfter(['online'], { interfaceName: 'third queue' });
  const process = processOf();
  let begun = 0;
  const counting = new Subscriptions(service.service, async (_, subject) => {
    if (subject === uuid) begun += 1;
    return { close: async () => undefined };
  });
  await counting.refresh();
  pass(10);
  await act('offline', uuid);
  await act('online', uuid);
  await vi.waitFor(async () => {
    await counting.refresh();
    expect(begun).toBe(2);
  });
  await process.look();
  expect(process.open).not.toContain(uuid);
  await counting.close();
  await act('offline', uuid);
});

test('a subscription whose end takes long keeps its lease, and so do the others', async () => {
  const slow = await interfaceAfter(['online'], { interfaceName: 'slow queue' });
  const fast = await interfaceAfter(['online'], { interfaceName: 'fast queue' });
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const one = new Subscriptions(service.service, async (_, uuid) => ({
    close: () => (uuid === slow ? finished : Promise.resolve()),
  }));
  const other = processOf();
  pass(120);
  await one.refresh();
  await act('offline', slow);
  await act('online', slow);
  for (let second = 0; second < 120; second += 10) {
    await one.refresh();
    pass(10);
    await other.look();
  }
  expect(other.open).toEqual([]);
  finish();
  await one.close();
  await other.look();
  expect(other.open).toEqual(expect.arrayContaining([slow, fast]));
});
