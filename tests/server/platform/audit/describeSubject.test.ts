import { expect, test } from 'vitest';
import { describeSubject } from '../../../../src/server/platform/audit/describeSubject.ts';

test.each<[name: string, value: unknown, want: string]>([
  ['a text', 'SH01', 'x: SH01'],
  ['a number', 0, 'x: 0'],
  ['a list', ['a', 'b'], 'x: 2'],
  ['an object', { a: 1 }, ''],
  ['an empty text', '', ''],
  ['no value', undefined, ''],
  [
    'an address with a login and a query',
    'https://me:pw@erp.example/a?token=t#f',
    'x: https://erp.example/a',
  ],
  ['a text that begins like an address', 'http: no address', 'x: http: no address'],
])('%s', (_name, value, want) => {
  expect(describeSubject(['x'], [{ x: value }])).toBe(want);
});

test('the name of a record replaces its uuid', () => {
  const names = {
    uuid: { property: 'loginId', value: 'clerk' },
    interfaceUuid: { property: 'name', value: '' },
  };
  expect(describeSubject(['uuid', 'interfaceUuid'], [{ uuid: 'a', interfaceUuid: 'b' }], names)).toBe(
    'loginId: clerk, name: b',
  );
});

test('the first source with a value counts, and names keep their order', () => {
  expect(describeSubject(['b', 'a'], [{ a: 1 }, { a: 2, b: 3 }])).toBe('b: 3, a: 1');
});
