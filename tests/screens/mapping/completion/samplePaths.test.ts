import { expect, test } from 'vitest';
import { buildSampleTree, listSamplePaths } from '../../../../src/screens/mapping/completion/samplePaths.ts';
import { sample } from './completionSource.ts';

const pathsOf = (document: unknown): [string, string, string | undefined][] =>
  listSamplePaths(buildSampleTree(document)).map(({ source, expression, example }) => [
    source,
    expression,
    example,
  ]);

test.each<[what: string, document: unknown, want: [string, string, string | undefined][]]>([
  ['no document', undefined, []],
  ['a plain value', 5, []],
  [
    'nested lists and objects, level by level, without names that no path can express',
    sample,
    [
      ['no', 'no', 'PO1'],
      ['buyer', 'buyer', undefined],
      ['tags', 'tags', undefined],
      ['lines', 'lines', undefined],
      ['buyer.name', 'buyer.name', 'SH'],
      ['buyer.cost center', 'buyer.`cost center`', 'C1'],
      ['tags[]', 'tags', 'urgent'],
      ['lines[].sku', 'lines.sku', 'A'],
      ['lines[].qty', 'lines.qty', '12'],
      ['lines[].price', 'lines.price', '2.5'],
      ['lines[].lots', 'lines.lots', undefined],
      ['lines[].lots[].lot', 'lines.lots.lot', 'L1'],
    ],
  ],
  [
    'a list of lists',
    { a: [[1]] },
    [
      ['a', 'a', undefined],
      ['a[][]', 'a', '1'],
    ],
  ],
  ['a field without a name', { '': 1, a: 2 }, [['a', 'a', '2']]],
  ['a document that is a list', [{ a: 1 }], [['[].a', 'a', '1']]],
  ['a value that is missing in the first element', [{ a: null }, { a: 2 }], [['[].a', 'a', '2']]],
  [
    'Chinese names',
    { 订单: { 编号: 1 } },
    [
      ['订单', '订单', undefined],
      ['订单.编号', '订单.编号', '1'],
    ],
  ],
])('listSamplePaths of %s', (_what, document, want) => {
  expect(pathsOf(document)).toEqual(want);
});

test('listSamplePaths limits the paths of a large or deep document', () => {
  const wide = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`f${index}`, index]));
  const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
  const began = process.cpuUsage();
  expect(pathsOf(wide).length).toBe(2000);
  expect(pathsOf(deep).length).toBeLessThan(30);
  // The limit is in processor time, because the machine may be busy.
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
});
