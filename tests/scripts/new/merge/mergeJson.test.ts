import { expect, test } from 'vitest';
import { mergeJson } from '../../../../scripts/new/merge/mergeJson.ts';

const base = { title: 'Pet', properties: { name: { maxLength: 30 } }, required: ['name'] };

test.each([
  {
    name: 'a change of the source is written',
    present: base,
    offered: { ...base, title: 'Animal' },
    want: { ...base, title: 'Animal' },
  },
  {
    name: 'an edit by hand stays',
    present: { ...base, title: 'Haustier' },
    offered: base,
    want: { ...base, title: 'Haustier' },
  },
  {
    name: 'edits at different places are both kept',
    present: { ...base, title: 'Haustier' },
    offered: { ...base, properties: { name: { maxLength: 60 }, age: { type: 'integer' } } },
    want: { ...base, title: 'Haustier', properties: { name: { maxLength: 60 }, age: { type: 'integer' } } },
  },
  {
    name: 'a property that was removed by hand stays removed',
    present: { ...base, properties: {} },
    offered: { ...base, title: 'Animal' },
    want: { ...base, title: 'Animal', properties: {} },
  },
  {
    name: 'a property that the source removed disappears',
    present: { ...base, title: 'Haustier' },
    offered: { ...base, properties: {} },
    want: { ...base, title: 'Haustier', properties: {} },
  },
  {
    name: 'lists of names are merged by name',
    present: { ...base, required: ['name', 'color'] },
    offered: { ...base, required: ['name', 'age'] },
    want: { ...base, required: ['name', 'age', 'color'] },
  },
])('$name', ({ present, offered, want }) => {
  const merged = mergeJson({ base, present, offered });
  expect(merged.conflicts).toEqual([]);
  expect(merged.value).toEqual(want);
});

test.each([
  {
    name: 'the same place',
    present: { ...base, title: 'Haustier' },
    offered: { ...base, title: 'Animal' },
    want: { pointer: '/title', kept: 'Haustier', offered: 'Animal' },
  },
  {
    name: 'a constraint of a property that was removed by hand',
    present: { ...base, properties: {} },
    offered: { ...base, properties: { name: { maxLength: 60 } } },
    want: { pointer: '/properties/name', kept: undefined, offered: { maxLength: 60 } },
  },
])('both sides changed $name: the edit by hand stays and is reported', ({ present, offered, want }) => {
  const merged = mergeJson({ base, present, offered });
  expect(merged.conflicts).toEqual([want]);
  expect(merged.value).toEqual(present);
});

test('choices and columns are merged by their key', () => {
  const choice = (value: string, title: string) => ({ const: value, title });
  const merged = mergeJson({
    base: [choice('A', 'a'), choice('B', 'b')],
    present: [choice('A', 'First'), choice('B', 'b')],
    offered: [choice('A', 'a'), choice('B', 'b'), choice('C', 'c')],
  });
  expect(merged).toEqual({
    value: [choice('A', 'First'), choice('B', 'b'), choice('C', 'c')],
    conflicts: [],
  });
});
