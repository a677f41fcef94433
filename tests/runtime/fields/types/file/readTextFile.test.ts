import { expect, test } from 'vitest';
import { readTextFile } from '../../../../../src/runtime/fields/types/file/readTextFile.ts';

/** `上海` in GBK, as a Chinese Excel writes CSV. */
const gbk = [0xc9, 0xcf, 0xba, 0xa3];

test.each<[string, number[], string]>([
  ['UTF-8', [...new TextEncoder().encode('上海')], '上海'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
  ['GBK', gbk, '上海'],
  ['UTF-16 of Excel', [0xff, 0xfe, 0x0a, 0x4e], '上'],
  ['nothing', [], ''],
])('readTextFile reads %s', async (_, bytes, want) => {
  expect(await readTextFile(new File([Uint8Array.from(bytes)], 'a.csv'))).toBe(want);
});

test('a file that was moved has no text', async () => {
  const file = new File([], 'a.csv');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await readTextFile(file)).toBeUndefined();
});
