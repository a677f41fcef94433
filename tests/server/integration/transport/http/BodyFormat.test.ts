import { expect, test } from 'vitest';
import {
  findDocumentList,
  jsonFormat,
} from '../../../../../src/server/integration/transport/http/BodyFormat.ts';

const list = [{ no: 'A' }, { no: 'B' }];

test.each([
  ['a list', list, list],
  ['an empty list', [], []],
  ['a list in data', { data: list }, list],
  ['records with message and total', { success: true, message: 'ok', records: list, total: 2 }, list],
  ['our own envelope', { success: true, data: { records: list, page: 0, paging: { more: false } } }, list],
  ['an empty list in an envelope', { code: 0, list: [] }, []],
  ['an order with its items', { orderNo: 'A-1', items: list }, undefined],
  ['two lists', { data: list, items: list }, undefined],
  ['a document in an envelope', { success: true, data: { no: 'A' } }, undefined],
  ['a document', { no: 'A' }, undefined],
  ['an envelope without data', { success: true, message: 'ok' }, null],
  ['null', null, null],
  ['null in data', { success: true, data: null, message: 'ok' }, null],
  ['null in records', { success: true, data: { records: null, total: 0 } }, null],
  ['an empty object in data', { success: true, data: {} }, null],
  ['a page without a list', { success: true, data: { total: 0, pageNo: 1 } }, null],
  ['a success code with msg', { code: 0, msg: 'ok' }, null],
  ['a success code with message', { code: '200', message: 'ok', timestamp: 1 }, null],
  ['a document with names of an envelope', { code: 'A', status: 'NEW' }, undefined],
  ['such a document in an envelope', { success: true, data: { code: 'A', status: 'NEW' } }, undefined],
  ['an event with code and message', { code: 'E101', message: 'Motor overload' }, undefined],
  ['a success code alone', { code: 0 }, undefined],
  ['a number', 5, undefined],
])('findDocumentList handles %s', (_, value, want) => {
  expect(findDocumentList(value)).toEqual(want);
});

test.each([
  [{ success: true, data: null }, []],
  [{ success: true, code: 'A0000', data: null }, []],
  [{ code: 0, data: null }, []],
  [{ code: '200', errorCode: '', data: {} }, []],
  [{ errorCode: null, data: null }, []],
  [{ code: 1, msg: 'ok', data: [] }, []],
  [{ code: 500, msg: 'token expired', data: null }, 'token expired'],
  [{ code: 500, msg: 'token expired', data: {} }, 'token expired'],
  [{ code: 401, message: 'who?', data: { records: null, total: 0 } }, 'who?'],
  [{ success: false, data: null }, '{"success":false,"data":null}'],
  [{ success: false, message: 'closed' }, 'closed'],
  [{ errorCode: 'TOKEN', data: null }, 'TOKEN'],
])('reading the answer %j', async (answer, want) => {
  const read = (isJudged: boolean) =>
    jsonFormat.read(JSON.stringify(answer), isJudged).catch(({ code, parameters }) => {
      expect(code).toBe('INVALID_ANSWER');
      return parameters.message;
    });
  expect(await read(false)).toEqual(want);
  // The condition of an operator has decided.
  expect(await read(true)).toEqual([]);
});
