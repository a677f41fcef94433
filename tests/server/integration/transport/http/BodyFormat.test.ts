import { expect, test } from 'vitest';
import { findDocumentList } from '../../../../../src/server/integration/transport/http/BodyFormat.ts';

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
  ['an envelope without data', { success: true, message: 'ok' }, []],
  ['a document with names of an envelope', { code: 'A', status: 'NEW' }, undefined],
  ['a number', 5, undefined],
])('findDocumentList handles %s', (_, value, want) => {
  expect(findDocumentList(value)).toEqual(want);
});
