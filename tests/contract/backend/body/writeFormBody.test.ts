import { expect, test } from 'vitest';
import { formType, writeFormBody } from '../../../../src/contract/backend/body/writeFormBody.ts';

test.each<[what: string, sends: 'changes' | undefined, body: unknown, want: string]>([
  [
    'single values',
    undefined,
    { name: 'Li & Co', age: 7, active: false },
    'name=Li+%26+Co&age=7&active=false',
  ],
  ['signs of other languages', undefined, { name: '上海' }, 'name=%E4%B8%8A%E6%B5%B7'],
  ['a list', undefined, { tag: ['a', 'b'], n: [1, 2] }, 'tag=a&tag=b&n=1&n=2'],
  ['a new record without values', undefined, { note: null, tag: [], more: undefined }, ''],
  ['an emptied value', 'changes', { note: null, tag: [], more: undefined }, 'note=&tag='],
  ['objects', 'changes', { at: { city: 'Ulm' }, rows: [{ n: 1 }], name: 'Li' }, 'name=Li'],
  ['no record', undefined, ['a'], ''],
])('%s', (_what, sends, body, want) => {
  expect(writeFormBody({ mediaType: formType, sends }, body)).toBe(want);
});

test.each([undefined, 'application/merge-patch+json'])('the media type %s is JSON', (mediaType) => {
  expect(writeFormBody({ mediaType }, { name: 'Li' })).toBeUndefined();
});
