import { expect, test } from 'vitest';
import { exchangeUnderTest, source } from './exchangeUnderTest.ts';

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
