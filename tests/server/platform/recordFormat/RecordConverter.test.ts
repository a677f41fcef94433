import { expect, test } from 'vitest';
import type { RecordMigration } from '../../../../src/contract/model/recordMigration.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';
import {
  ConversionError,
  type Json,
  RecordConverter,
} from '../../../../src/server/platform/recordFormat/RecordConverter.ts';

type Given = Omit<RecordMigration, 'version' | 'entity' | 'path'> & Partial<RecordMigration>;

const converterOf = (migrations: readonly Given[], secrets: readonly string[] = []) =>
  new RecordConverter(
    migrations.map((one) => ({ version: 1, entity: 'order', path: [], ...one })),
    secrets,
  );

/** Each migration leads from `old` to `now`, and back to `old`, or to `back`. */
const cases: Record<string, { migrations: readonly Given[]; old: Json; now: Json; back?: Json }> = {
  'a renamed property': {
    migrations: [{ former: 'a', property: 'b' }],
    old: { uuid: '1', a: { deep: [1] } },
    now: { uuid: '1', b: { deep: [1] } },
  },
  'a renamed property without a value': {
    migrations: [{ former: 'a', property: 'b' }],
    old: { uuid: '1' },
    now: { uuid: '1' },
  },
  'a converted property': {
    migrations: [{ former: 'minutes', property: 'seconds', convert: 'minutes * 60', revert: 'seconds / 60' }],
    old: { minutes: 3 },
    now: { seconds: 180 },
  },
  'a property that keeps its name': {
    migrations: [
      { former: 'code', property: 'code', convert: '$uppercase(code)', revert: '$lowercase(code)' },
    ],
    old: { code: 'ab' },
    now: { code: 'AB' },
  },
  'a new property with a value for all records': {
    migrations: [{ former: 'kind', property: 'kind', convert: "'HTTP'", revert: 'null' }],
    old: { uuid: '1' },
    now: { uuid: '1', kind: 'HTTP' },
  },
  'one property becomes two': {
    migrations: [
      {
        former: 'name',
        property: 'first',
        convert: "$substringBefore(name, ' ')",
        revert: "first & ' ' & last",
      },
      { former: 'last', property: 'last', convert: "$substringAfter(name, ' ')", revert: 'null' },
    ],
    old: { name: 'Ada Lovelace' },
    now: { first: 'Ada', last: 'Lovelace' },
  },
  'a removed property': {
    migrations: [{ former: 'fax', revert: "phone & ' (fax)'" }],
    old: { phone: '1', fax: '1 (fax)' },
    now: { phone: '1' },
  },
  'a removed property that cannot be restored': {
    migrations: [{ former: 'fax', irreversible: true }],
    old: { phone: '1', fax: '2' },
    now: { phone: '1' },
    back: { phone: '1' },
  },
  'renamed choices, alone and in a list': {
    migrations: [
      { former: 'status', property: 'state', choices: { ON: 'ONLINE', OFF: 'OFFLINE' } },
      { former: 'kinds', property: 'kinds', choices: { A: 'B' } },
    ],
    old: { status: 'OFF', kinds: ['A', 'C'] },
    now: { state: 'OFFLINE', kinds: ['B', 'C'] },
  },
  'a property of the items of an array': {
    migrations: [
      {
        path: ['lines', '*'],
        former: 'price',
        property: 'cents',
        convert: 'price * $record.factor',
        revert: 'cents / $record.factor',
      },
    ],
    old: { factor: 100, lines: [{ price: 2 }, { price: 3, note: 'x' }] },
    now: { factor: 100, lines: [{ cents: 200 }, { cents: 300, note: 'x' }] },
  },
  'an array that is renamed together with a property of its items': {
    migrations: [
      { path: ['lines', '*'], former: 'qty', property: 'quantity' },
      { former: 'lines', property: 'rows' },
    ],
    old: { lines: [{ qty: 1 }] },
    now: { rows: [{ quantity: 1 }] },
  },
  'names that are exchanged': {
    migrations: [
      { former: 'a', property: 'b' },
      { former: 'b', property: 'a' },
    ],
    old: { a: 1, b: 2 },
    now: { a: 2, b: 1 },
  },
  'several versions, each with the result of the one before': {
    migrations: [
      { version: 1, former: 'a', property: 'b' },
      { version: 3, former: 'c', property: 'd' },
      { version: 2, former: 'b', property: 'c', convert: 'b + 1', revert: 'c - 1' },
    ],
    old: { a: 1 },
    now: { d: 2 },
  },
  'a number with 17 digits': {
    migrations: [{ former: 'a', property: 'b', convert: 'a', revert: 'b' }],
    old: { a: 12345678901234568 },
    now: { b: 12345678901234568 },
  },
};

test.each(Object.entries(cases))('%s', async (_, { migrations, old, now, back = old }) => {
  const before = structuredClone(old);
  const converter = converterOf(migrations);
  expect((await converter.convert(old)).record).toEqual(now);
  expect((await converter.revert(now)).record).toEqual(back);
  expect(old).toEqual(before);
});

test('the input of an expression has no secrets', async () => {
  const converter = converterOf(
    [{ former: 'a', property: 'a', convert: "$exists(password) ? 'seen' : 'hidden'" }],
    ['password'],
  );
  expect((await converter.convert({ a: 1, password: 'sealed' })).record).toEqual({
    a: 'hidden',
    password: 'sealed',
  });
});

test.each([
  ['a failing expression', '$number(a)', /"x"/],
  ['an endless expression', '($f := function($n) { $f($n + 1) }; $f(0))', /250/],
])('%s names its property', async (_, convert, reason) => {
  const failure = await converterOf([{ former: 'a', property: 'b', convert }])
    .convert({ a: 'x' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConversionError);
  if (!(failure instanceof ConversionError)) return;
  expect(failure.property).toBe('b');
  expect(failure.reasonIn(servicePhrasesOf('en-US'))).toMatch(reason);
});
