import { expect, test } from 'vitest';
import {
  type ConflictSide,
  findDifferences,
  mergeSides,
} from '../../../../src/runtime/form/conflict/differences.ts';
import { formOf } from '../formOf.ts';

const form = formOf(
  {
    name: { type: 'string' },
    tags: { type: 'array' },
    key: { type: 'string', writeOnly: true },
  },
  { validators: { visible: {} } },
);
const base = { uuid: 'u', version: 1, name: 'a', tags: ['x'], keySet: true };

test.each<[what: string, mine: object, theirs: object, want: object[]]>([
  ['no side changed a value', {}, {}, []],
  ['only my side changed a value', { name: 'b' }, {}, [{ property: 'name', changedBy: 'me' }]],
  ['only their side changed a value', {}, { name: 'b' }, [{ property: 'name', changedBy: 'them' }]],
  ['both sides set different texts', { name: 'b' }, { name: 'c' }, [{ property: 'name', changedBy: 'both' }]],
  ['both sides set the same value', { name: 'b' }, { name: 'b' }, []],
  [
    'findDifferences compares lists by their items',
    { tags: ['x'] },
    { tags: ['x', 'y'] },
    [{ property: 'tags', changedBy: 'them' }],
  ],
  ['my side removed a value', { name: undefined }, {}, [{ property: 'name', changedBy: 'me' }]],
  ['undefined and null are equal', { name: undefined }, { name: null }, []],
  ['my side typed a secret', { key: 's' }, {}, [{ property: 'key', changedBy: 'me' }]],
  [
    'both sides cleared a secret',
    { keySet: false, clearKey: true },
    { keySet: false },
    [{ property: 'key', changedBy: 'both' }],
  ],
  ['properties outside the form do not count', { other: 1 }, { other: 2, version: 2 }, []],
])('%s', (_what, mine, theirs, want) => {
  expect(findDifferences(form, base, { ...base, ...mine }, { ...base, ...theirs })).toEqual(want);
});

test.each<[what: string, chosen: Record<string, ConflictSide>, want: object]>([
  ['mine', { name: 'mine', key: 'mine' }, { name: 'b', key: 's', keySet: false }],
  ['theirs', { name: 'theirs', key: 'theirs' }, { name: 'c', keySet: true }],
])('mergeSides with the choice "%s" merges into the current record', (_what, chosen, want) => {
  const mine = { ...base, name: 'b', tags: ['mine'], key: 's', keySet: false };
  const theirs = { ...base, version: 2, name: 'c', status: 'NEW' };
  const merged = mergeSides(form, mine, theirs, chosen);
  expect(JSON.parse(JSON.stringify(merged))).toEqual({
    uuid: 'u',
    version: 2,
    status: 'NEW',
    tags: ['mine'],
    ...want,
  });
});
