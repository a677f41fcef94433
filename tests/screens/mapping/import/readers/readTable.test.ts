import { expect, test } from 'vitest';
import { readPastedText, readTable } from '../../../../../src/screens/mapping/import/readers/readTable.ts';
import { createWorkbook } from './createWorkbook.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

const utf16be = (text: string): Bytes =>
  Uint8Array.from([
    0xfe,
    0xff,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 0xff]),
  ]);

const utf16 = (text: string): Bytes =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]),
  ]);

/** `目标字段,数量` in GBK, as a Chinese Excel writes it. */
const gbk = Uint8Array.from([0xc4, 0xbf, 0xb1, 0xea, 0xd7, 0xd6, 0xb6, 0xce, 0x2c, 0xca, 0xfd, 0xc1, 0xbf]);

const read = async (bytes: Bytes | string, name = 'rows.csv') =>
  readTable(new File([typeof bytes === 'string' ? utf8(bytes) : bytes], name));

const row = (number: number, ...texts: string[]) => ({ number, texts });

test.each<[string, Bytes | string, ReturnType<typeof row>[]]>([
  ['CSV', 'a,b\r\nc,d\r\n', [row(1, 'a', 'b'), row(2, 'c', 'd')]],
  [
    'quotes, separators and line breaks in cells',
    '"a,""b""","c\nd"\ne,f',
    [row(1, 'a,"b"', 'c\nd'), row(2, 'e', 'f')],
  ],
  ['semicolons as separators', 'a;b,c\nd;e', [row(1, 'a', 'b,c'), row(2, 'd', 'e')]],
  ['tabs as separators', 'a\tb,c\nd\te', [row(1, 'a', 'b,c'), row(2, 'd', 'e')]],
  ['CSV with blank rows, which it skips and counts', 'a,b\n\n , \nc,d', [row(1, 'a', 'b'), row(4, 'c', 'd')]],
  ['CSV with spaces around texts', 'a, b ', [row(1, 'a', ' b ')]],
  ['UTF-8 with a byte order mark', '\uFEFF目标字段,数量', [row(1, '目标字段', '数量')]],
  ['GBK', gbk, [row(1, '目标字段', '数量')]],
  ['GBK that begins like a byte order mark', Uint8Array.from([0xfe, 0x50, 0x2c, 0x61]), [row(1, '⺁', 'a')]],
  ['UTF-16 text of Excel', utf16('目标\t数量'), [row(1, '目标', '数量')]],
  ['UTF-16 with the high bytes first', utf16be('目标\t数量'), [row(1, '目标', '数量')]],
])('readTable reads %s', async (_, bytes, want) => {
  expect((await read(bytes)).rows).toEqual(want);
});

test('readTable reads the first sheet of a workbook under any file name', async () => {
  const bytes = createWorkbook([
    ['目标字段', 'Type'],
    [],
    ['qty', 12.5],
    ['ok', true],
    [' - ', '', '=A1 & "<b>"'],
  ]);
  expect(await read(bytes, 'rows.csv')).toEqual({
    name: 'rows.csv',
    rows: [
      row(1, '目标字段', 'Type', ''),
      row(3, 'qty', '12.5', ''),
      row(4, 'ok', 'true', ''),
      row(5, ' - ', '', '=A1 & "<b>"'),
    ],
  });
});

test('readTable reads dates of a workbook as Excel shows them, with their time if they have one', async () => {
  const dates = ['2026-01-05T00:00:00Z', '2026-11-21T09:08:07Z', '2026-11-21T10:00:00Z'];
  const { rows } = await read(createWorkbook(dates.map((date) => [new Date(date)])));
  expect(rows).toEqual([row(1, '2026-01-05'), row(2, '2026-11-21 09:08:07'), row(3, '2026-11-21 10:00:00')]);
});

test('readTable leaves out the parts of a workbook without cells: a damaged picture causes no error', async () => {
  const name = 'xl/media/a.png';
  const bytes = createWorkbook([['qty', 1]], { [name]: new Uint8Array(9) });
  // The last name is in the directory. The data follows the first one.
  const data = Buffer.from(bytes.buffer).indexOf(name) + name.length;
  bytes[data] = 0x07;
  expect((await read(bytes)).rows).toEqual([row(1, 'qty', '1')]);
});

test('readTable reads a workbook of 10,000 rows without a worker, because the Content-Security-Policy forbids workers', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    `field${index}`,
    'STRING',
    `field number ${index}`,
  ]);
  let workers = 0;
  const count = () => {
    workers += 1;
  };
  process.on('worker', count);
  const table = await read(createWorkbook(rows)).finally(() => process.off('worker', count));
  expect(workers).toBe(0);
  expect(table.rows).toHaveLength(10_000);
  expect(table.rows.at(-1)).toEqual(row(10_000, 'field9999', 'STRING', 'field number 9999'));
});

/** Returns an archive whose directory names another size of its first part. */
function withUnpackedSize(archive: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const changed = archive.slice();
  const entry = changed.findIndex((_, at) => [0x50, 0x4b, 1, 2].every((byte, n) => changed[at + n] === byte));
  new DataView(changed.buffer).setUint32(entry + 24, size, true);
  return changed;
}

test.each<[string, Bytes | string, string]>([
  ['an empty file', '', 'empty'],
  ['a file of blank rows', '\n , \n', 'empty'],
  ['more than 5 MB', 'a'.repeat(5_000_001), 'tooLarge'],
  ['more than 10,000 rows and a heading', 'a\n'.repeat(10_002), 'tooManyRows'],
  [
    'an Excel file from before 2007',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    'oldExcel',
  ],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'unreadable'],
  ['a broken archive', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 'unreadable'],
  ['an archive that is no workbook', createWorkbook([]).slice(0, 200), 'unreadable'],
  [
    'a workbook that unpacks to more than 100 MB',
    withUnpackedSize(createWorkbook([]), 100_000_001),
    'tooLarge',
  ],
])('readTable refuses %s', async (_, bytes, code) => {
  await expect(read(bytes)).rejects.toMatchObject({ name: 'ImportError', code });
});

test.each<[why: string, text: string, row: number]>([
  ['a quote without its end', 'a,b\nc,"d\ne,f\ng,h', 2],
  ['a text that begins with a quoted part', 'a,b\n\nc,"A" & code\ne,f', 3],
  ['a quote that ends in the quote of a later row', 'a,b\nc,"d\ne,"f"\ng,h', 2],
  ['a quote without its end, in a file of one column', 'a\n"b\nc', 2],
])(
  'readTable and readPastedText refuse %s, which would hide rows, and name its row',
  async (_why, text, row) => {
    const want = { name: 'ImportError', code: 'quotes', parameters: { row } };
    await expect(read(text)).rejects.toMatchObject(want);
    await expect(readPastedText(text)).rejects.toMatchObject(want);
  },
);
