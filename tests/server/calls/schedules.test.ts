import { expect, test } from 'vitest';
import { createErp, interfaceOf } from '../samples.ts';
import { serviceUnderTest } from '../serviceUnderTest.ts';

const service = await serviceUnderTest();
const sample = await interfaceOf(service, (await createErp(service)).erp);
const body = { ...sample, eventTypes: undefined, triggerStrategy: 'CRON', executionStrategy: 'EXPRESSION' };

const invalidParts =
  'Cron expression must have five valid parts: minute 0–59, hour 0–23, day 1–31, month 1–12 and weekday 0–7, for example */5 * * * *';

const refused = [
  { cronExpression: '50-10 * * * *', en: invalidParts },
  { cronExpression: '0 24 * * *', en: invalidParts },
  { cronExpression: '0 0 30 2 *', en: 'No date matches this expression, so it never runs.' },
  { cronExpression: '*/5 * * *', en: invalidParts },
];

test.each(refused)('saving refuses $cronExpression at its field', async ({ cronExpression, en }) => {
  const answer = await service.send('POST /interfaceConfig', { body: { ...body, cronExpression } });
  expect(answer).toMatchObject({ status: 400, errorCode: 'INVALID_REQUEST', message: en });
  expect(answer.data).toEqual({ problems: [{ field: 'cronExpression', message: en }] });
});

test('modify and online check the schedule in the requested language', async () => {
  const zh = '没有符合该表达式的日期，永远不会执行。';
  const { row } = await service.send('POST /interfaceConfig', {
    body: { ...body, cronExpression: '*/5 * * * *' },
  });
  const never = { ...row, cronExpression: '0 0 30 2 *' };
  const refusal = { errorCode: 'INVALID_REQUEST', message: zh };

  const sent = { lang: 'zh_CN' as const };
  expect(await service.send('POST /interfaceConfig/modify', { ...sent, body: never })).toMatchObject(refusal);

  const { repository } = service.store;
  const companyUuid = String(row.companyUuid);
  const [stored] = await repository.findAll('interface', 'uuid', [row.uuid], companyUuid);
  await repository.update({
    entity: 'interface',
    companyUuid,
    naturalKey: null,
    data: { ...stored, ...never },
  });
  expect(await service.send(`POST /interfaceConfig/online?uuid=${row.uuid}`, sent)).toMatchObject(refusal);
});
