import { expect, test } from 'vitest';
import { findRenamed, identityFrom } from '../../../generator/diff/classify/findRenamed.ts';

const file = { path: 'a.json', name: 'a', text: '', value: {} };
const membersOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { file, pointer: `/${name}`, value }]),
  );

/** Value → its identity by "title" and "field". */
test.each([
  [{ title: 'A', field: 'x', type: 'string' }, '["A","x"]'],
  [{ title: 'B', field: 'x' }, '["B","x"]'],
  [{ title: 'A' }, undefined],
  [{ field: 'x' }, undefined],
  ['A', undefined],
])('the identity of %j is %s', (value, want) => {
  expect(identityFrom('title', 'field')(value)).toBe(want);
});

const a = { title: 'A' };
const b = { title: 'B' };

/** Members before and after → the former names by new names. A member may declare one in `from`. */
test.each<[name: string, before: object, after: object, want: object]>([
  ['no new member', { one: a }, { one: a }, {}],
  ['the same title', { one: a, two: b }, { other: a, two: b }, { other: 'one' }],
  ['two names with swapped titles', { one: a, two: b }, { one: b, two: a }, {}],
  ['another title', { one: a }, { other: b }, {}],
  ['no title', { one: {} }, { other: {} }, {}],
  ['two removed members with the title', { one: a, two: a }, { other: a }, {}],
  ['two added members with the title', { one: a }, { other: a, further: a }, {}],
  ['a declared former name', { one: a }, { other: { ...b, from: ['one'] } }, { other: 'one' }],
  [
    'the first declared former name',
    { one: a, two: b },
    { other: { from: ['two', 'one'] } },
    { other: 'two' },
  ],
  [
    'a declared name before the title',
    { one: a, two: b },
    { other: { ...a, from: ['two'] } },
    { other: 'two' },
  ],
  ['a declared name that never existed', { one: a }, { other: { ...a, from: ['zero'] } }, { other: 'one' }],
  ['a declared name that still exists', { one: b }, { one: b, other: { ...a, from: ['one'] } }, {}],
  ['a member that already existed', { one: a, two: b }, { two: { ...b, from: ['one'] } }, {}],
  [
    'a title of a member with a declared name',
    { one: a },
    { other: { ...b, from: ['one'] }, further: a },
    { other: 'one' },
  ],
])('%s', (_, before, after, want) => {
  const renamed = findRenamed(membersOf({ ...before }), membersOf({ ...after }), {
    identityOf: identityFrom('title'),
    formerNamesOf: (value) => Object(value).from ?? [],
    classify: () => [],
  });
  expect(Object.fromEntries(renamed)).toEqual(want);
});
