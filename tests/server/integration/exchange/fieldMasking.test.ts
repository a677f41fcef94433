import { expect, test } from 'vitest';
import { acceptDocuments } from '../../../../src/server/integration/exchange/accept/acceptDocuments.ts';
import { exchangeUnderTest, source } from './exchangeUnderTest.ts';
import { queueUnderTest, testDatabases } from './queueUnderTest.ts';

test('log entries have the distribution center of their interface, whose zone their instants are shown in', async () => {
  const { service, receiver, interfaceAfter, logs } = await exchangeUnderTest();
  try {
    const uuid = await interfaceAfter(['online', 'debug']);
    const body = { interfaceUuid: uuid, inputType: 'DATA', data: JSON.stringify(source), send: true };
    await service.send('POST /interfaceConfig/debugRun', { body });
    const entries = [...(await logs('interfacelog', uuid)), ...(await logs('apiCallLog', uuid))];
    expect(entries.length).toBeGreaterThan(1);
    expect(new Set(entries.map(({ dcCode }) => dcCode))).toEqual(new Set(['SH01']));
  } finally {
    await receiver.close();
  }
});

test('logs mask the fields of the security configuration, and deliveries contain them', async () => {
  const { service, receiver, interfaceAfter, logs, queue, pendingOf } = await exchangeUnderTest();
  try {
    receiver.answer = (response) => response.end('{"ok":true,"CODE":"A-1"}');
    const security = { maskFields: ['no', 'Code'], payloadRetentionDays: 30 };
    expect(await service.send('POST /securityconfig/save', { body: security })).toMatchObject({
      status: 200,
    });
    const uuid = await interfaceAfter(['online', 'debug']);
    const body = { interfaceUuid: uuid, inputType: 'DATA', data: JSON.stringify(source), send: true };
    expect(await service.send('POST /interfaceConfig/debugRun', { body })).toMatchObject({ success: true });
    expect(receiver.received[0]?.body).toContain('"code":"A-1"');
    const kept = JSON.stringify([await logs('interfacelog', uuid), await logs('apiCallLog', uuid)]);
    expect(kept).not.toContain('A-1');
    expect(kept).toContain('[MASKED]');
    receiver.answer = (response) => response.writeHead(422).end('{"message":"A-1 is unknown"}');
    const pending = await queue(uuid);
    const { row: report } = await service.send(`POST /pendingData/debug?uuid=${pending}`);
    expect(report.message).toContain('A-1 is unknown');
    expect((await pendingOf(pending)).failureReason).toContain('[SECRET] is unknown');
    const messages = (await logs('apiCallLog', uuid)).map(({ message }) => message);
    expect(messages).toContain('The receiver responded with HTTP 422: [SECRET] is unknown');
  } finally {
    await receiver.close();
  }
});

test.each([
  ['exact numbers', '{"no":"A","price":12.50,"id":1234567890123456789,"phone":"555-1"}'],
  ['half a surrogate pair', '{"no":"A","phone":"555 \\ud83d"}'],
])('a document with %s is delivered once, although the company masks fields', async (_what, text) => {
  const [pglite] = testDatabases;
  if (!pglite) throw new Error('There is no test database.');
  const queue = await queueUnderTest(pglite.open);
  try {
    const security = { maskFields: ['phone'], payloadRetentionDays: 30 };
    await queue.service.send('POST /securityconfig/save', { body: security });
    const interfaceUuid = await queue.online();
    const [receipt] = await acceptDocuments(queue.service.service, interfaceUuid, [{ text }]);
    expect(await queue.dispatch(interfaceUuid, 'A')).toBe(1);
    expect(await queue.statusOf(String(receipt?.uuid))).toBe('SUCCESS');
    expect(queue.receiver.received.map(({ body }) => JSON.parse(body))).toEqual([JSON.parse(text)]);
  } finally {
    await queue.close();
  }
});
