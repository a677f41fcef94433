import { expect, test } from 'vitest';
import type { Form } from '../../../../src/contract/model/form.ts';
import {
  changesOf,
  type FormChange,
  listItemChangesOf,
} from '../../../../src/runtime/form/changes/changesOf.ts';

const valid = Object.assign(() => true, { errors: null });
const isShown = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'shown';
const form: Form = {
  entity: 'thing',
  schema: {},
  fields: {
    kind: { type: 'string', span: 1 },
    name: { type: 'string', span: 1 },
    on: { type: 'boolean', span: 1 },
    tags: { type: 'array', span: 1, items: { type: 'string' } },
    extra: { type: 'string', span: 1 },
    key: { type: 'string', writeOnly: true, span: 1 },
  },
  messages: {},
  trimmed: [],
  validators: { validate: valid, byHash: {}, visible: { extra: isShown, key: isShown }, rules: [] },
};
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
const told = (change: FormChange): object => {
  const { field: _, ...rest } = change;
  return rest;
};

test.each<[what: string, typed: object, want: object[]]>([
  ['nothing', {}, []],
  ['a text', { name: 'b' }, [{ property: 'name' }]],
  ['a text that was emptied', { name: undefined }, [{ property: 'name' }]],
  ['a switch that had no value', { on: true }, [{ property: 'on' }]],
  ['nothing that became another nothing', { on: '' }, []],
  [
    'a list: what comes and goes',
    { tags: ['y', 'z'] },
    [{ property: 'tags', list: { removed: ['x'], added: ['z'] } }],
  ],
  ['a list that was emptied', { tags: [] }, [{ property: 'tags', list: { removed: ['x', 'y'], added: [] } }]],
  [
    'a list that only has another order',
    { tags: ['y', 'x'] },
    [{ property: 'tags', list: { removed: [], added: [] } }],
  ],
  ['a new secret', { key: 'new', keySet: false }, [{ property: 'key', secret: 'replaced' }]],
  ['a secret that is still to be typed', { keySet: false }, []],
  ['a secret that goes', { keySet: false, clearKey: true }, [{ property: 'key', secret: 'cleared' }]],
  [
    'what is hidden by a change goes with it',
    { kind: 'other' },
    [{ property: 'kind' }, { property: 'extra' }, { property: 'key', secret: 'cleared' }],
  ],
  [
    'several, in the order of the form',
    { key: 'new', keySet: false, name: 'b', kind: 'shown' },
    [{ property: 'name' }, { property: 'key', secret: 'replaced' }],
  ],
])('%s', (_what, typed, want) => {
  expect(changesOf(form, base, { ...base, ...typed }, {}).map(told)).toEqual(want);
});

test('a secret that none had before is given', () => {
  const without = { ...base, keySet: false };
  expect(changesOf(form, without, { ...without, key: 'new' }, {}).map(told)).toEqual([
    { property: 'key', secret: 'given' },
  ]);
});

test('no change tells of a secret what it is', () => {
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
])('%j becomes %j', (before, after, removed, added) => {
  expect(listItemChangesOf(before, after)).toEqual({ removed, added });
});
