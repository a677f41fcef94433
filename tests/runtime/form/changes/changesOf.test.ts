import { expect, test } from 'vitest';
import {
  changesOf,
  type FormChange,
  listItemChangesOf,
} from '../../../../src/runtime/form/changes/changesOf.ts';
import { formOf } from '../formOf.ts';

const isShown = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'shown';
const form = formOf(
  {
    kind: { type: 'string' },
    name: { type: 'string' },
    on: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' } },
    extra: { type: 'string' },
    key: { type: 'string', writeOnly: true },
  },
  { validators: { visible: { extra: isShown, key: isShown } } },
);
const base = {
  uuid: 'u',
  version: 1,
  kind: 'shown',
  name: 'a',
  tags: ['x', 'y'],
  extra: 'e',
  keySet: true,
};

/** Returns a change without its field. */
const withoutField = (change: FormChange): object => {
  const { field: _, ...rest } = change;
  return rest;
};

test.each<[what: string, typed: object, want: object[]]>([
  ['no change for equal records', {}, []],
  ['a changed text', { name: 'b' }, [{ property: 'name' }]],
  ['an emptied text', { name: undefined }, [{ property: 'name' }]],
  ['a boolean without a previous value', { on: true }, [{ property: 'on' }]],
  ['no change between two empty values', { on: '' }, []],
  [
    'the removed and added items of a list',
    { tags: ['y', 'z'] },
    [{ property: 'tags', list: { removed: ['x'], added: ['z'] } }],
  ],
  ['an emptied list', { tags: [] }, [{ property: 'tags', list: { removed: ['x', 'y'], added: [] } }]],
  ['a list in another order', { tags: ['y', 'x'] }, [{ property: 'tags', list: { removed: [], added: [] } }]],
  ['a new secret', { key: 'new', keySet: false }, [{ property: 'key', secret: 'replaced' }]],
  ['no change for a secret without input', { keySet: false }, []],
  ['a cleared secret', { keySet: false, clearKey: true }, [{ property: 'key', secret: 'cleared' }]],
  [
    'a change with the fields that it hides',
    { kind: 'other' },
    [{ property: 'kind' }, { property: 'extra' }, { property: 'key', secret: 'cleared' }],
  ],
  [
    'several changes in the order of the form',
    { key: 'new', keySet: false, name: 'b', kind: 'shown' },
    [{ property: 'name' }, { property: 'key', secret: 'replaced' }],
  ],
])('changesOf reports %s', (_what, typed, want) => {
  expect(changesOf(form, base, { ...base, ...typed }, {}).map(withoutField)).toEqual(want);
});

test('changesOf reports a first secret as given', () => {
  const without = { ...base, keySet: false };
  expect(changesOf(form, without, { ...without, key: 'new' }, {}).map(withoutField)).toEqual([
    { property: 'key', secret: 'given' },
  ]);
});

test('a change never contains the value of a secret', () => {
  const changes = changesOf(form, base, { ...base, key: 'open sesame', keySet: false }, {});
  expect(JSON.stringify(changes)).not.toContain('open sesame');
});

test.each<[before: unknown, after: unknown, removed: unknown[], added: unknown[]]>([
  [['a'], ['a'], [], []],
  [undefined, ['a'], [], ['a']],
  [['a'], undefined, ['a'], []],
  [['a', 'a'], ['a'], ['a'], []],
  [['a'], ['a', 'a'], [], ['a']],
  [[{ k: 1 }, { k: 2 }], [{ k: 2 }, { k: 3 }], [{ k: 1 }], [{ k: 3 }]],
])('listItemChangesOf compares %j with %j', (before, after, removed, added) => {
  expect(listItemChangesOf(before, after)).toEqual({ removed, added });
});
