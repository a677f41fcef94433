import { expect, test } from 'vitest';
import { ExactNumber } from '../../../../src/contract/json/ExactNumber.ts';
import { parseHttpMessage, toShownRequest } from '../../../../src/screens/debugging/result/httpMessage.ts';

test.each([
  ['undefined', undefined, undefined],
  ['a truncated text', '{"method":"POST","bo', undefined],
  ['JSON that is no object', '[1]', undefined],
  ['an empty object', '{}', { headers: {}, body: undefined }],
  [
    'a request',
    '{"method":"POST","url":"http://erp.test/a","headers":{"X-Count":1},"body":{"a":1}}',
    { method: 'POST', url: 'http://erp.test/a', headers: { 'X-Count': '1' }, body: { a: 1 } },
  ],
  ['a response', '{"status":500,"body":"no"}', { status: 500, headers: {}, body: 'no' }],
  [
    'a response with a number that a double cannot hold',
    '{"status":200,"body":{"id":1234567890123456789}}',
    { status: 200, headers: {}, body: { id: new ExactNumber('1234567890123456789') } },
  ],
  ['members of wrong types', '{"method":1,"status":"x","headers":[]}', { headers: {}, body: undefined }],
])('parseHttpMessage of %s', (_, text, want) => {
  expect(parseHttpMessage(text)).toEqual(want);
});

const sent = { method: 'POST', url: 'http://erp.test/a', headers: {}, body: { a: '上' } };

test.each([
  ['a document as JSON', sent, '{"a":"上"}'],
  ['a text as JSON', { ...sent, body: 'x' }, '"x"'],
  ['null as JSON', { ...sent, body: null }, 'null'],
  ['no body without a document', { ...sent, body: undefined }, undefined],
  ['no body for GET', { ...sent, method: 'GET' }, undefined],
])('toShownRequest writes %s', (_, exchange, want) => {
  expect(toShownRequest(exchange)?.body).toBe(want);
});

test('toShownRequest writes the document of a GET request to the URL', () => {
  expect(toShownRequest({ ...sent, method: 'GET', body: { no: 'PO 1', lines: [{ qty: 2 }] } })?.url).toBe(
    'http://erp.test/a?no=PO+1&lines=%5B%7B%22qty%22%3A2%7D%5D',
  );
});

test.each([
  ['a missing method', { ...sent, method: undefined }],
  ['a missing URL', { ...sent, url: undefined }],
  ['an invalid URL', { ...sent, method: 'GET', url: '[SECRET]' }],
])('toShownRequest gives no request for %s', (_, exchange) => {
  expect(toShownRequest(exchange)).toBeUndefined();
});
