import { expect, test } from 'vitest';
import {
  formatChange,
  formatChangeCounts,
  type SchemaChange,
  sortChanges,
} from '../../../generator/diff/SchemaChange.ts';

const nobody: SchemaChange['parties'] = { records: [], callers: [], users: false, authors: false };
const placeOf = (file: string, line: number, column: number, pointer = '/a') => ({
  file,
  line,
  column,
  pointer,
});
const here = placeOf('a.json', 2, 3);
const breaking = {
  class: 'breaking',
  says: 'It changed',
  parties: nobody,
  now: here,
} as unknown as SchemaChange;
const names = (count: number) => Array.from({ length: count }, (_, no) => `n${no + 1}`);
const listed = 'n1, n2, n3, n4, n5, n6';

/** Parties of a breaking change → its consequence. */
test.each<[parties: Partial<SchemaChange['parties']>, want: string]>([
  [{}, 'breaking'],
  [{ records: ['erp'] }, 'breaking for stored records (erp)'],
  [
    { callers: ['erp.get'] },
    'breaking for callers of the API, both partners and users of the console (erp.get)',
  ],
  [
    { callers: ['erp.get'], users: true },
    'breaking for callers of the API and users of the console (erp.get)',
  ],
  [{ users: true }, 'breaking for users of the console'],
  [{ authors: true }, 'breaking for authors of schema files'],
  [
    { records: ['erp'], users: true, authors: true },
    'breaking for stored records (erp) and for users of the console and for authors of schema files',
  ],
  [{ records: names(6) }, `breaking for stored records (${listed})`],
  [{ records: names(8) }, `breaking for stored records (${listed} and 2 more)`],
])('a change for %j is %s', (parties, want) => {
  const change = { ...breaking, parties: { ...nobody, ...parties } };
  expect(formatChange(change)).toBe(`a.json:2:3 /a\n    ${want}: It changed.`);
  expect(formatChange({ ...change, class: 'additive' })).toBe('a.json:2:3 /a\n    additive: It changed.');
});

/** Locations before and now → the location of the change. */
test.each<[Pick<SchemaChange, 'before' | 'now'>, want: string]>([
  [{ now: here }, 'a.json:2:3 /a'],
  [{ before: here, now: here }, 'a.json:2:3 /a'],
  [{ before: here, now: undefined }, 'a.json:2:3 /a (before)'],
  [{ before: placeOf('a.json', 9, 1), now: here }, 'a.json:2:3 /a (before: 9:1)'],
  [{ before: placeOf('b.json', 2, 3), now: here }, 'a.json:2:3 /a (before: b.json:2:3 /a)'],
  [{ before: placeOf('a.json', 2, 3, '/b'), now: here }, 'a.json:2:3 /a (before: a.json:2:3 /b)'],
  [{ now: placeOf('a.json', 1, 1, '') }, 'a.json:1:1 /'],
  [{ now: undefined }, ''],
])('a change at %j', (places, want) => {
  const [place] = formatChange({ ...breaking, ...places } as SchemaChange).split('\n');
  expect(place).toBe(want);
});

test('changes are sorted by class, file, line and column, and counted', () => {
  const changes = [
    { class: 'caption-only', now: placeOf('a.json', 1, 1) },
    { class: 'breaking', now: placeOf('b.json', 1, 1) },
    { class: 'breaking', now: placeOf('a.json', 10, 1) },
    { class: 'breaking', before: placeOf('a.json', 9, 12) },
    { class: 'breaking', now: placeOf('a.json', 9, 2) },
    { class: 'breaking' },
  ] as unknown as readonly SchemaChange[];
  const sorted = sortChanges(changes).map((change) => changes.indexOf(change));
  expect(sorted).toEqual([5, 4, 3, 2, 1, 0]);
  expect(formatChangeCounts(changes)).toBe('5 breaking, 0 additive, 1 caption-only changes.');
});
