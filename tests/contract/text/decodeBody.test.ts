import { expect, test } from 'vitest';
import { decodeBody } from '../../../src/contract/text/decodeBody.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const utf8 = (text: string) => new TextEncoder().encode(text);
/** Returns XML with `收货` in GBK. */
const gbkXml = (declaration: string) =>
  bytes(...utf8(`${declaration}<a>`), 0xca, 0xd5, 0xbb, 0xf5, ...utf8('</a>'));
const declared = '<?xml version="1.0" encoding="GBK"?>';
const utf16 = '<?xml version="1.0" encoding="utf-16"?><a>收货</a>';

test.each<[string, Uint8Array, string, boolean, string | undefined]>([
  ['UTF-8', utf8('收货'), 'application/json', false, '收货'],
  ['a byte order mark', utf8('\uFEFF{}'), '', false, '{}'],
  ['GBK', bytes(0xca, 0xd5, 0xbb, 0xf5), 'text/plain; charset=GBK', false, '收货'],
  ['a charset with spaces and quotes', bytes(0xca, 0xd5), 'text/plain; charset = "gbk"', false, '收'],
  ['ISO-8859-1', bytes(0x4d, 0xfc), 'text/csv;charset=iso-8859-1', false, 'Mü'],
  ['an unknown charset', utf8('收货'), 'text/plain; charset="x-odd"', false, '收货'],
  ['XML with its own declaration', gbkXml(declared), 'text/xml', false, `${declared}<a>收货</a>`],
  [
    'a charset other than the declaration',
    utf8(`${declared}收货`),
    'text/xml; charset=utf-8',
    false,
    `${declared}收货`,
  ],
  ['XML without a declaration', gbkXml(''), 'text/xml', false, undefined],
  ['UTF-8 that is declared as UTF-16', utf8(utf16), 'text/xml', false, utf16],
  ['binary data', bytes(0x89, 0x50, 0x4e, 0x47), 'image/png', false, undefined],
  ['text with a NUL', bytes(0x61, 0x00), '', false, undefined],
  ['text truncated within a character', utf8('收货').subarray(0, 4), '', true, '收'],
  ['invalid UTF-8', utf8('收货').subarray(0, 4), '', false, undefined],
  ['an empty body', bytes(), '', false, ''],
])('decodeBody of %s', (_, body, type, isTruncated, want) =>
  expect(decodeBody(body, type, isTruncated)).toBe(want),
);
