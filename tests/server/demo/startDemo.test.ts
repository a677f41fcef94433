import { expect, test } from 'vitest';
import { startDemo } from '../../../src/server/demo/startDemo.ts';
import { integration } from '../../../src/server/integration/module.ts';
import { dumpDatabase } from '../integration/transfer/dumpDatabase.ts';
import { operator, serviceUnderTest } from '../serviceUnderTest.ts';

const simulatedHosts = new Map<string, number>();
const start = (options: { demo?: boolean; removeDemo?: boolean; exclusiveSince?: Date }) =>
  startDemo({
    locale: 'zh-CN',
    service: service.service,
    modules: [integration],
    simulatedHosts,
    app: { fetch: (request) => service.app.fetch(request), usedAt: Date.now() },
    ...options,
  });

const service = await serviceUnderTest();

const signIn = async () => {
  const { row } = await service.signIn(operator.loginId, operator.password);
  return row as unknown as { companies: { uuid: string; name: string; demo?: boolean }[]; loginKey: string };
};
const demoClient = async () => {
  const { companies, loginKey } = await signIn();
  const companyUuid = companies.find(({ demo }) => demo)?.uuid ?? '';
  return { loginId: operator.loginId, loginKey, companyUuid };
};

test('without the option, there is no demo', async () => {
  expect(await start({})).toBeUndefined();
  expect((await signIn()).companies).toHaveLength(1);
});

test('a demo company that cannot be completed is removed', async () => {
  const failing = startDemo({
    locale: 'en-US',
    service: service.service,
    modules: [integration],
    simulatedHosts,
    app: { fetch: () => Response.json({ success: false, message: 'No space' }), usedAt: Date.now() },
    demo: true,
  });
  await expect(failing).rejects.toThrow(/^\w+\.\w+: No space$/);
  expect((await signIn()).companies).toHaveLength(1);
});

test.each([
  { who: 'the only process', when: 'at once', exclusiveSince: new Date() },
  { who: 'one of several processes', when: 'after a minute', exclusiveSince: undefined },
])('$who creates a demo company anew $when, if its first process ended', async ({ exclusiveSince }) => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  // The second half of this creation never comes.
  let calls = 0;
  const fetch = async (request: Request) => {
    calls += 1;
    if (calls < 8) return service.app.fetch(request);
    begin();
    return new Promise<never>(() => {});
  };
  void startDemo({
    locale: 'en-US',
    service: service.service,
    modules: [integration],
    simulatedHosts,
    app: { fetch, usedAt: Date.now() },
    demo: true,
  });
  await begun;
  const interrupted = await demoClient();
  const starting = start({ exclusiveSince });
  // A start that waits looks again after this.
  if (!exclusiveSince) service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  const demo = await starting;
  const client = await demoClient();
  expect([client.companyUuid === interrupted.companyUuid, demo?.companyUuid]).toEqual([
    false,
    client.companyUuid,
  ]);
  const body = { companyUuid: client.companyUuid, page: 0, pageSize: 50 };
  const { page } = await service.send('POST /interfaceConfig/query', { body }, client);
  expect(page.records).toHaveLength(9);
  await demo?.close();
  await start({ removeDemo: true });
});

test('the demo has a company of its own, with interfaces of all families online', async () => {
  // Two processes start at once.
  const [demo, other] = await Promise.all([start({ demo: true }), start({ demo: true })]);
  await other?.close();
  const client = await demoClient();
  expect((await signIn()).companies).toHaveLength(2);
  expect(demo).toMatchObject({ companyUuid: client.companyUuid, path: '/health' });
  const body = { companyUuid: client.companyUuid, page: 0, pageSize: 50 };
  const { page } = await service.send('POST /interfaceConfig/query', { body }, client);
  expect(page.records.map(({ status }) => status)).toEqual(Array(9).fill('ONLINE'));
  expect(new Set(page.records.map(({ interfaceType }) => interfaceType)).size).toBe(4);
  await demo?.close();
});

test('its partners post documents and are reachable while it runs', async () => {
  const demo = await start({});
  expect([...simulatedHosts.keys()]).toContain('erp.demo.example');
  const client = await demoClient();
  const query = { body: { companyUuid: client.companyUuid, page: 0, pageSize: 50 } };
  await expect
    .poll(async () => (await service.send('POST /pendingData/query', query, client)).page.records.length)
    .toBeGreaterThan(0);
  await demo?.close();
  expect(simulatedHosts.size).toBe(0);
});

test('a second start with the option adds nothing', async () => {
  await (await start({ demo: true }))?.close();
  expect((await signIn()).companies).toHaveLength(2);
});

test('a removal leaves no trace in any table with companies, and the other company as it was', async () => {
  const { companyUuid } = await demoClient();
  // The process that ran the demo has ended, and has written its figures.
  await service.service.exchange.close();
  expect(await start({ removeDemo: true })).toBeUndefined();
  const { companies } = await signIn();
  expect(companies).toMatchObject([{ uuid: expect.not.stringMatching(companyUuid), role: 'administrator' }]);
  const dump = JSON.stringify(await dumpDatabase(service.database));
  expect(dump).not.toContain(companyUuid);
});
