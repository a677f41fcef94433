import { expect, test } from 'vitest';
import { parseHttpMessage, toShownRequest } from '../../../../src/screens/debugging/result/httpMessage.ts';

test.each([
  ['nothing', undefined, undefined],
  ['a text that was cut off', '{"method":"POST","bo', undefined],
  ['what is no object', '[1]', undefined],
  ['an empty one', '{}', { headers: {}, body: undefined }],
  [
    'a request',
    '{"method":"POST","url":"http://erp.test/a","headers":{"X-Count":1},"body":{"a":1}}',
    { method: 'POST', url: 'http://erp.test/a', headers: { 'X-Count': '1' }, body: { a: 1 } },
  ],
  ['an answer', '{"status":500,"body":"no"}', { status: 500, headers: {}, body: 'no' }],
  [
    'an answer with a number that a double cannot hold, as text',
    '{"status":200,"body":{"id":1234567890123456789}}',
    { status: 200, headers: {}, body: '{\n  "id": 1234567890123456789\n}' },
  ],
  ['members of another kind', '{"method":1,"status":"x","headers":[]}', { headers: {}, body: undefined }],
])('%s', (_, text, want) => {
  expect(parseHttpMessage(text)).toEqual(want);
});

const sent = { method: 'POST', url: 'http://erp.test/a', headers: {}, body: { a: '上' } };

test.each([
  ['a document as JSON', sent, '{"a":"上"}'],
  ['a text as JSON too', { ...sent, body: 'x' }, '"x"'],
  ['null as JSON too', { ...sent, body: null }, 'null'],
  ['no body', { ...sent, body: undefined }, undefined],
  ['nothing, where the document is in the address,', { ...sent, method: 'GET' }, undefined],
])('%s travels', (_, exchange, want) => {
  expect(toShownRequest(exchange)?.body).toBe(want);
});

test('a call without a body has its document in the address', () => {
  expect(toShownRequest({ ...sent, method: 'GET', body: { no: 'PO 1', lines: [{ qty: 2 }] } })?.url).toBe(
    'http://erp.test/a?no=PO+1&lines=%5B%7B%22qty%22%3A2%7D%5D',
  );
});

test.each([
  ['method', { ...sent, method: undefined }],
  ['address', { ...sent, url: undefined }],
  ['address, for it is none', { ...sent, method: 'GET', url: '[SECRET]' }],
])('there is no request without its %s', (_, exchange) => {
  expect(toShownRequest(exchange)).toBeUndefined();
});
