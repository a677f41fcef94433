import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../../../serviceUnderTest.ts';
import { queueUnderTest, testDatabases } from '../queueUnderTest.ts';

describe.each(testDatabases)('on $name', async ({ open }) => {
  let robotUuid: string;
  let interfaceUuid: string;
  /** Numbers of documents that the receiver refuses. */
  const refused = new Set<string>();

  const queue = await queueUnderTest(open);
  queue.receiver.answer = (response, { body }) =>
    response.writeHead(refused.has(JSON.parse(body).no) ? 400 : 200).end();

  afterAll(() => queue.close());

  beforeEach(async () => {
    refused.clear();
    const { send } = queue.service;
    const robot = {
      name: `night ${Math.random()}`,
      webhook: 'https://oapi.dingtalk.com/robot/send?access_token=t',
    };
    robotUuid = (await send(`POST ${account}/dingding`, { body: robot })).row.uuid;
    interfaceUuid = await queue.interfaceAfter(['online'], {
      entityIdentifier: 'no',
      fieldMappings: undefined,
      alarmEnabled: true,
      dingDingUuid: robotUuid,
    });
  });

  const deliver = async (no: string): Promise<string> => {
    const uuid = await queue.post(interfaceUuid, no);
    await queue.dispatch(interfaceUuid, no);
    return uuid;
  };

  const act = async (action: 'reset' | 'cancel', uuid: string): Promise<void> => {
    const answer = await queue.service.send(
      `POST /pendingData/${action}?uuid=${uuid}${action === 'cancel' ? '&reason=test' : ''}`,
    );
    expect(answer).toMatchObject({ success: true });
  };

  const recoveries = async () => {
    const lines = await queue.service.service.store.alarmOutbox.findLines(robotUuid, '', 100);
    return lines.flatMap(({ data }) => (data.event === 'RECOVERED' ? [data.recovered] : []));
  };

  test('an interface recovers with its last blocked document, and lists all of them', async () => {
    for (const no of ['A', 'B']) refused.add(no);
    const blocked = [await deliver('A'), await deliver('B')];
    await deliver('C');
    expect(await recoveries()).toEqual([]);
    refused.clear();
    for (const uuid of blocked) await act('reset', uuid);
    await queue.dispatch(interfaceUuid, 'A');
    expect(await recoveries()).toEqual([]);
    await queue.dispatch(interfaceUuid, 'B');
    expect(await recoveries()).toEqual([{ count: 2, numbers: ['A', 'B'] }]);
    await deliver('D');
    expect(await recoveries()).toHaveLength(1);
  });

  test('the interface recovers with the next delivery after its blocked document was cancelled', async () => {
    refused.add('A');
    await act('cancel', await deliver('A'));
    await deliver('B');
    expect(await recoveries()).toEqual([{ count: 0, numbers: [] }]);
  });
});
