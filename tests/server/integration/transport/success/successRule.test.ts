import { afterAll, expect, test } from 'vitest';
import { exchangeUnderTest, source } from '../../exchange/exchangeUnderTest.ts';

const exchange = await exchangeUnderTest();
const { page } = await exchange.service.send('POST /erp/query', { body: {} });
const erp = { ...page.records[0] };
afterAll(() => exchange.receiver.close());

const custom = (successCondition: string) => ({ successRule: 'CUSTOM', successCondition });

test.each([
  [{}, [true, 'Delivered: HTTP 200']],
  [
    { sampleResponse: '{"success":false,"message":"The period is closed"}' },
    [false, 'The receiver responded with HTTP 200 and refused the document: The period is closed'],
  ],
  [{ ...custom('code = 0'), sampleResponse: '{"code":0}' }, [true, 'Delivered: HTTP 200']],
  [
    { ...custom('code = 0'), sampleResponse: '{"state":1}' },
    [false, 'The receiver responded with HTTP 200, but the response does not meet the success condition'],
  ],
  [
    { ...custom('$number(code) = 0'), sampleResponse: '{"code":"x"}' },
    [false, 'The success rule could not be applied to the response (HTTP 200): Not a number: "x"'],
  ],
  [{ sampleStatus: 503 }, [false, 'The receiver responded with HTTP 503']],
])('the form tries %j on its sample response and shows %j', async (given, want) => {
  const { row } = await exchange.service.send('POST /erp/testSuccessRule', { body: { ...erp, ...given } });
  expect([row.ok, row.message]).toEqual(want);
});

test.each([
  [{ successRule: 'SAP', sampleResponse: '{"RETURN":{"TYPE":"E"}}' }, false],
  [{ successRule: 'SAP', sampleResponse: '{"RETURN":{"TYPE":"S"}}' }, true],
  [{ ...custom('code = 0'), sampleStatus: 201, sampleResponse: '{"code":0}' }, true],
  [{}, true],
])('the form of an interface tries %j on its sample response', async (given, want) => {
  const { send } = exchange.service;
  const uuid = await exchange.interfaceAfter([], given);
  const { page } = await send('POST /interfaceConfig/query', { body: { uuid } });
  const answer = await send('POST /interfaceConfig/testSuccessRule', { body: page.records[0] });
  expect(answer.row.ok).toBe(want);
});

test('the service reads the form of an interface with several megabytes', async () => {
  const { send } = exchange.service;
  const uuid = await exchange.interfaceAfter([]);
  const { page } = await send('POST /interfaceConfig/query', { body: { uuid } });
  const body = { ...page.records[0], remarks: 'x'.repeat(2 * 1024 * 1024) };
  expect(await send('POST /interfaceConfig/testSuccessRule', { body })).toMatchObject({
    errorCode: 'INVALID_REQUEST',
    message: expect.stringContaining('Remarks'),
  });
});

test.each([
  ['erp', custom('code ='), 'successCondition', 'Success condition: The expression is not valid: '],
  ['erp', custom('/(?=a)/'), 'successCondition', 'Success condition: The expression is not valid: '],
  ['erp', { successRule: 'CUSTOM' }, 'successCondition', 'Success condition'],
  ['erp', { successStatuses: 'any' }, 'successStatuses', 'Success statuses must be HTTP statuses such as'],
  [
    'erp',
    { successStatuses: '299-200' },
    'successStatuses',
    'Success statuses must be HTTP statuses such as',
  ],
  [
    'interfaceConfig',
    custom('code ='),
    'successCondition',
    'Success condition: The expression is not valid: ',
  ],
])('saving refuses %s with %j and names %s', async (path, given, field, message) => {
  const { send } = exchange.service;
  const { page } = await send(`POST /${path}/query`, { body: { page: 0 } });
  const stored = path === 'erp' ? erp : (page.records[0] ?? { uuid: await exchange.interfaceAfter([]) });
  const [row] = (await send(`POST /${path}/query`, { body: { uuid: stored.uuid } })).page.records;
  const answer = await send(`POST /${path}/modify`, { body: { ...row, ...given } });
  expect(answer).toMatchObject({ success: false, errorCode: 'INVALID_REQUEST' });
  expect(answer.message).toContain(message);
  expect(JSON.stringify(answer.data)).toContain(`"${field}"`);
});

test.each([
  ['the rule of the ERP', {}, { successRule: 'KINGDEE' }, false],
  ['its own rule', { successRule: 'STATUS_ONLY' }, { successRule: 'KINGDEE' }, true],
  ['the default rule', {}, {}, true],
])('a debug run of an interface shows the verdict of %s', async (_, over, erpRule, want) => {
  const { service, receiver } = exchange;
  receiver.answer = (response) => response.end('{"Result":{"ResponseStatus":{"IsSuccess":false}}}');
  const [stored] = (await service.send('POST /erp/query', { body: {} })).page.records;
  await service.send('POST /erp/modify', { body: { ...erp, version: stored?.version, ...erpRule } });
  const interfaceUuid = await exchange.interfaceAfter(['online', 'debug'], over);
  const body = { interfaceUuid, inputType: 'DATA', data: JSON.stringify(source), send: true };
  const { data } = await service.send('POST /interfaceConfig/debugRun', { body });
  expect(data).toMatchObject({ success: want, status: 200 });
});
