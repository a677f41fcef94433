import { expect, test } from 'vitest';
import { judgeAnswer } from '../../../../../src/server/integration/transport/success/judgeAnswer.ts';
import {
  hasStatus,
  successRuleOf,
} from '../../../../../src/server/integration/transport/success/SuccessRule.ts';

const page = '<!doctype html><title>Sign in</title>';
const kingdee = (IsSuccess: boolean, ...messages: readonly string[]) =>
  JSON.stringify({
    Result: {
      ResponseStatus: { IsSuccess, Errors: messages.map((Message) => ({ FieldName: 'F', Message })) },
    },
  });
const custom = (successCondition: string, more = {}) => ({
  successRule: 'CUSTOM',
  successCondition,
  ...more,
});
const nothing = undefined;
type Given = Readonly<Record<string, unknown>>;

test.each<[Given, number, string, readonly unknown[] | undefined]>([
  [{}, 200, '{"success":true}', nothing],
  [{}, 204, '', nothing],
  [{}, 200, 'OK', nothing],
  [{}, 200, '{"success":"false"}', nothing],
  [{}, 200, '{"success":false,"msg":"已关账"}', ['RECEIVER_REFUSED', '已关账']],
  [{}, 200, page, ['HTML_ANSWER', 'Sign in']],
  [{}, 202, '{}', nothing],
  [{}, 302, '', ['HTTP_STATUS', nothing]],
  [{}, 422, '{"detail":"qty is missing"}', ['HTTP_STATUS', 'qty is missing']],
  [{ successRule: 'ENVELOPE', successStatuses: '200' }, 202, '{}', ['HTTP_STATUS', nothing]],
  [{ successRule: 'ENVELOPE', successStatuses: '200-299, 409' }, 409, '{"error":"duplicate"}', nothing],
  [{ successRule: 'STATUS_ONLY' }, 200, page, nothing],
  [{ successRule: 'STATUS_ONLY' }, 200, '{"success":false}', nothing],
  [{ successRule: 'STATUS_ONLY' }, 500, page, ['HTTP_STATUS', nothing]],
  [{ successRule: 'SAP' }, 200, '{"RETURN":[{"TYPE":"S"},{"TYPE":"W"}]}', nothing],
  [{ successRule: 'SAP' }, 200, '{"RETURN":[]}', nothing],
  [{ successRule: 'SAP' }, 200, '{"ORDER":{"TYPE":"A"},"E_TYPE":"S"}', nothing],
  [{ successRule: 'SAP' }, 200, '', nothing],
  [
    { successRule: 'SAP' },
    200,
    '{"RETURN":{"TYPE":"E","MESSAGE":"Material 4711 is locked"}}',
    ['RECEIVER_REFUSED', 'Material 4711 is locked'],
  ],
  [{ successRule: 'SAP' }, 200, '{"MSGTY":"A","MSGTX":"中断"}', ['RECEIVER_REFUSED', '中断']],
  [
    { successRule: 'SAP' },
    200,
    '{"ET_RETURN":[{"TYPE":"S"},{"TYPE":"X"}]}',
    ['SUCCESS_RULE_NOT_MET', nothing],
  ],
  [{ successRule: 'SAP' }, 200, page, ['HTML_ANSWER', 'Sign in']],
  [{ successRule: 'KINGDEE' }, 200, kingdee(true), nothing],
  [
    { successRule: 'KINGDEE' },
    200,
    kingdee(false, '数量必录', '仓库必录'),
    ['RECEIVER_REFUSED', '数量必录; 仓库必录'],
  ],
  [{ successRule: 'KINGDEE' }, 200, '{}', ['SUCCESS_RULE_NOT_MET', nothing]],
  [{ successRule: 'KINGDEE' }, 200, '', ['SUCCESS_RULE_NOT_MET', nothing]],
  [custom('code = 0'), 200, '{"code":0,"success":false}', nothing],
  [custom('code = 0'), 200, '{"code":1,"errmsg":"closed"}', ['RECEIVER_REFUSED', 'closed']],
  [custom('$ = "OK"'), 200, 'OK', nothing],
  [custom('$status = 201'), 200, '', ['SUCCESS_RULE_NOT_MET', nothing]],
  [custom('$status = 409 or ok', { successStatuses: '200-299,409' }), 409, '{}', nothing],
  [custom('$number(code) = 0'), 200, '{"code":"none"}', ['SUCCESS_RULE_FAILED', nothing]],
  [custom('($f := function($x) { $f($x) }; $f(1))'), 200, '{}', ['SUCCESS_RULE_FAILED', nothing]],
])('the rule %j judges HTTP %i with %s as %j', async (rule, status, responseText, want) => {
  const answer = { status, responseText, contentType: 'application/json', isTruncated: false };
  const failure = await judgeAnswer(successRuleOf({ uuid: '', ...rule }), answer);
  expect(failure && [failure.code, failure.parameters.message]).toEqual(want);
});

test('a truncated answer with a good status meets every condition', async () => {
  const answer = { status: 200, responseText: '{"code":1', contentType: '', isTruncated: true };
  expect(await judgeAnswer(successRuleOf({ uuid: '', ...custom('code = 0') }), answer)).toBeUndefined();
});

test.each([
  [{}, undefined, 'ENVELOPE'],
  [{}, { successRule: 'SAP' }, 'SAP'],
  [{ successRule: 'KINGDEE' }, { successRule: 'SAP' }, 'KINGDEE'],
  [{ successRule: 'STATUS_ONLY' }, undefined, 'STATUS_ONLY'],
])('an interface %j of the ERP %j has the rule %s', (row, erp, want) => {
  expect(successRuleOf({ uuid: '', ...row }, erp && { uuid: '', ...erp }).preset).toBe(want);
});

test.each([
  ['200-299', 200, true],
  ['200-299', 299, true],
  ['200-299', 300, false],
  [' 200 - 204 , 409 ', 204, true],
  [' 200 - 204 , 409 ', 409, true],
  ['200,201', 202, false],
  ['299-200', 250, false],
])('the statuses %j contain %i: %s', (statuses, status, want) => {
  expect(hasStatus(statuses, status)).toBe(want);
});
