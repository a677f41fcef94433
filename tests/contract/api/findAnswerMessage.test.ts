import { expect, test } from 'vitest';
import { findAnswerMessage } from '../../../src/contract/api/findAnswerMessage.ts';

test.each([
  [undefined, undefined],
  ['text', undefined],
  [{}, undefined],
  [{ ok: true }, undefined],
  [{ message: 'closed' }, 'closed'],
  [{ Message: ' closed ' }, 'closed'],
  [{ error_message: 'closed', message: 'x' }, 'closed'],
  [{ msg: '', code: 40001 }, '40001'],
  [{ error: { code: 'E1', message: { lang: 'en', value: '已锁定' } } }, '已锁定'],
  [{ error: 'invalid_grant', error_description: 'The token has expired' }, 'The token has expired'],
  [{ title: 'Unprocessable', status: 422, detail: 'qty is missing' }, 'qty is missing'],
  [{ errors: [{ field: 'qty', message: 'missing' }, 'too long'] }, 'missing; too long'],
  [{ errcode: 40035, errmsg: '参数错误' }, '参数错误'],
  [{ RETURN: [{ TYPE: 'E', MESSAGE: '物料 4711 不存在' }] }, '物料 4711 不存在'],
  [{ E_TYPE: 'E', E_MSG: '已关账' }, '已关账'],
  [
    {
      Result: { ResponseStatus: { IsSuccess: false, Errors: [{ FieldName: 'FQty', Message: '数量必录' }] } },
    },
    '数量必录',
  ],
  [{ message: 'x'.repeat(5000) }, 'x'.repeat(1000)],
])('the answer %j has the message %j', (answer, want) => {
  expect(findAnswerMessage(answer)).toBe(want);
});
