import { expect, test } from 'vitest';
import { parseCsv } from '../../../../../src/server/integration/transfer/basicData/parseCsv.ts';

test.each([
  { given: '', want: { headings: [], rows: [], misquoted: [] } },
  { given: '\uFEFFcode', want: { headings: ['code'], rows: [], misquoted: [] } },
  {
    given: ' code ;name\r\n A ; Alpha \r\n;\r\nB;Beta',
    want: {
      headings: ['code', 'name'],
      rows: [
        { number: 2, cells: ['A', 'Alpha'] },
        { number: 4, cells: ['B', 'Beta'] },
      ],
      misquoted: [],
    },
  },
])('parseCsv reads $given', async ({ given, want }) => {
  expect(await parseCsv(given)).toEqual(want);
});

test.each([
  ['code;name\nA;Alpha\n', ['A', 'Alpha']],
  ['code\tname\nA\tAlpha\n', ['A', 'Alpha']],
  ['code,name\nA,Alpha\n', ['A', 'Alpha']],
  ['code;name\nA;"Alpha, the first, the best"\nB;Beta, Gamma, Delta\n', ['A', 'Alpha, the first, the best']],
  ['"code, in upper case";name\nA;Alpha\n', ['A', 'Alpha']],
  ['"code; in\nupper case",name\nA,Alpha\n', ['A', 'Alpha']],
  ['code\nA;Alpha\n', ['A;Alpha']],
])('parseCsv takes the delimiter from the header of %j', async (given, want) => {
  expect((await parseCsv(given)).rows[0]?.cells).toEqual(want);
});

test('parseCsv names each line with wrong quotes once', async () => {
  expect((await parseCsv('code,name\nA,Alpha\nB,"Be"ta"')).misquoted).toEqual([3]);
});
