import { expect, test } from 'vitest';
import { findDocumentList } from '../../../../../src/server/integration/transport/http/BodyFormat.ts';

const list = [{ no: 'A' }, { no: 'B' }];

test.each([
  ['a list', list, list],
  ['an empty list', [], []],
  ['data', { data: list }, list],
  ['records among words about them', { success: true, message: 'ok', records: list, total: 2 }, list],
  ['our own envelope', { success: true, data: { records: list, page: 0, paging: { more: false } } }, list],
  ['nothing in an envelope', { code: 0, list: [] }, []],
  ['an order with its items', { orderNo: 'A-1', items: list }, undefined],
  ['two lists', { data: list, items: list }, undefined],
  ['a document in an envelope', { success: true, data: { no: 'A' } }, undefined],
  ['a document', { no: 'A' }, undefined],
  ['words alone', { success: true, message: 'ok' }, []],
  ['a document that sounds like one', { code: 'A', status: 'NEW' }, undefined],
  ['a number', 5, undefined],
])('%s', (_, value, want) => {
  expect(findDocumentList(value)).toEqual(want);
});
