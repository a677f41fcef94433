import { expect, test } from 'vitest';
import { valueFormats } from '../../../src/contract/validation/valueFormats.ts';

const accepts = (format: string, text: string): boolean => {
  const check = valueFormats[format];
  return check instanceof RegExp ? check.test(text) : check?.(text) === true;
};

test.each<[format: string, accepted: readonly string[], refused: readonly string[]]>([
  [
    'date-time',
    [
      '2026-01-31T23:59:59Z',
      '2026-01-31T23:59:59.123+08:00',
      '2026-01-31t00:00:00-0330',
      '2028-02-29T00:00:00Z',
      '2000-02-29T00:00:00Z',
      '2026-02-28T00:00:00+14:00',
      '9999-12-31T23:59:59Z',
    ],
    [
      '2026-01-31',
      '2026-01-31T23:59',
      '2026-01-31T23:59:59',
      ' 2026-01-31T23:59:59Z',
      '2026-01-31T23:59:59Z ',
      '2026-13-01T00:00:00Z',
      '2026-00-01T00:00:00Z',
      '2026-01-00T00:00:00Z',
      '2026-02-29T00:00:00Z',
      '1900-02-29T00:00:00Z',
      '2028-02-30T00:00:00Z',
      '2026-04-31T00:00:00Z',
      '2026-01-32T00:00:00Z',
      '2026-01-31T25:00:00Z',
      '2026-01-31T24:00:00Z',
      '2026-01-31T23:59:59+99:99',
      '2026-01-31T23:59:59+16:00',
      '0000-01-01T00:00:00Z',
    ],
  ],
  [
    'date',
    ['2026-01-31', '0001-12-01'],
    ['2026-1-31', '2026-23-31', '2026-01-41', '2026-02-29', '2026-01-31T', 'x2026-01-31'],
  ],
  ['email', ['a@b', '仓库@example.com'], ['a', '@b', 'a@', 'a@b c', 'a @b', 'a@b@c']],
  [
    'uri',
    ['https://erp.test/a?b=c', 'urn:x', 'MAILTO:a@b'],
    ['erp.test', '//erp.test', '1a:b', 'https://erp test'],
  ],
])('the format %s', (format, accepted, refused) => {
  expect(accepted.filter((text) => !accepts(format, text))).toEqual([]);
  expect(refused.filter((text) => accepts(format, text))).toEqual([]);
});
