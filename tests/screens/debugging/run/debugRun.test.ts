import { expect, test } from 'vitest';
import { debugInputOf } from '../../../../src/screens/debugging/run/debugRun.ts';

const draft = {
  inputType: 'DATA',
  orderNumber: ' PO-1 ',
  data: '{"a":1}',
  origin: '',
  isTyped: false,
} as const;

test.each([
  ['a document', draft, { interfaceUuid: 'i1', inputType: 'DATA', data: '{"a":1}' }],
  [
    'a document that is null',
    { ...draft, data: 'null' },
    { interfaceUuid: 'i1', inputType: 'DATA', data: 'null' },
  ],
  ['an empty document', { ...draft, data: '' }, undefined],
  ['invalid JSON', { ...draft, data: '{"a":' }, undefined],
  [
    'an order number with spaces around it',
    { ...draft, inputType: 'ORDER' as const },
    { interfaceUuid: 'i1', inputType: 'ORDER', orderNumber: 'PO-1' },
  ],
  ['a blank order number', { ...draft, inputType: 'ORDER' as const, orderNumber: ' ' }, undefined],
])('debugInputOf with %s', (_, given, want) => {
  expect(debugInputOf('i1', given)).toEqual(want);
});
