import { expect, test } from 'vitest';
import { patchOf } from '../../../../src/runtime/form/save/patchOf.ts';

test.each([
  ['another value', { name: 'a', n: 1 }, { name: 'b', n: 1 }, [{ op: 'replace', path: '/name', value: 'b' }]],
  ['a new value', {}, { note: 'x' }, [{ op: 'add', path: '/note', value: 'x' }]],
  ['a value instead of null', { note: null }, { note: 'x' }, [{ op: 'add', path: '/note', value: 'x' }]],
  ['no value', { note: 'x' }, {}, [{ op: 'remove', path: '/note' }]],
  ['null', { note: 'x' }, { note: null }, [{ op: 'remove', path: '/note' }]],
  ['no value instead of null', { note: null }, {}, []],
  [
    'an empty text and no',
    { a: 'x', b: true },
    { a: '', b: false },
    [
      { op: 'replace', path: '/a', value: '' },
      { op: 'replace', path: '/b', value: false },
    ],
  ],
  ['a list', { tags: ['a', 'b'] }, { tags: ['b'] }, [{ op: 'replace', path: '/tags', value: ['b'] }]],
  [
    'a part',
    { at: { city: 'Ulm', zip: '1' } },
    { at: { city: 'Bonn', zip: '1' } },
    [{ op: 'replace', path: '/at/city', value: 'Bonn' }],
  ],
  [
    'a part without a value',
    { at: { zip: '1', city: 'Ulm' } },
    { at: { city: 'Ulm' } },
    [{ op: 'remove', path: '/at/zip' }],
  ],
  ['a new object', {}, { at: { city: 'Ulm' } }, [{ op: 'add', path: '/at', value: { city: 'Ulm' } }]],
  [
    'names with signs of a pointer',
    { a: { 'b/c~d': 1 } },
    { a: { 'b/c~d': 2 } },
    [{ op: 'replace', path: '/a/b~1c~0d', value: 2 }],
  ],
  [
    'no change',
    { uuid: '7', tags: ['a'], at: { zip: '1' } },
    { uuid: '7', tags: ['a'], at: { zip: '1' } },
    [],
  ],
])('%s: %j → %j', (_what, before, after, want) => {
  expect(patchOf(before, after)).toEqual(want);
});
