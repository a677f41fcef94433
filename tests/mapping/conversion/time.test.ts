import { expect, test } from 'vitest';
import { mapDocument, mappingRow } from '../mapDocument.ts';

/**
 * Time zone, text, expression → the output, or `!` and the error code. It is 23:30 on 20 November in London.
 */
const cases: readonly [zone: string, text: string, expression: string, want: string][] = [
  ['Asia/Shanghai', '20261121', 'yyyyMMdd=>yyyy-MM-dd', '2026-11-21'],
  ['Asia/Shanghai', '20261121 07:05', 'yyyyMMdd HH:mm=>yyyy-MM-dd HH:mm:ss', '2026-11-21 07:05:00'],
  // Berlin skips this hour. Without an offset, the text is only reformatted.
  ['Europe/Berlin', '2026-03-29 02:30', "yyyy-MM-dd HH:mm=>yyyyMMdd'T'HHmm", '20260329T0230'],
  ['Europe/Berlin', '2026-03-29T02:30:00', 'yyyy-MM-dd HH:mm', '2026-03-29 02:30'],
  ['Africa/Cairo', '2026-04-24', 'yyyy-MM-dd HH:mm', '2026-04-24 00:00'],
  ['Europe/Berlin', '2026-03-29T00:30:00+00', 'yyyy-MM-dd HH:mm', '2026-03-29 01:30'],
  ['Europe/Berlin', '2026-03-29T02:30:00-0500', 'yyyy-MM-dd HH:mm', '2026-03-29 09:30'],
  ['Europe/Berlin', '2026-03-29 02:30:00', 'HH:mm XXX', '03:30 +02:00'],
  // The output of an offset needs an instant, so the skipped hour becomes the next one.
  ['Europe/Berlin', '2026-03-29 02:30', 'yyyy-MM-dd HH:mm=>HH:mm XXX', '03:30 +02:00'],
  ['Asia/Shanghai', '2026-11-21T00:30:00Z', 'yyyy-MM-dd HH:mm', '2026-11-21 08:30'],
  ['Asia/Shanghai', '2026-11-21 00:30 -05:00', 'yyyy-MM-dd HH:mm XXX=>yyyy-MM-dd HH:mm', '2026-11-21 13:30'],
  // A pattern without a day means today. The new day has already begun in Shanghai.
  ['Asia/Shanghai', '07:05', 'HH:mm=>yyyy-MM-dd HH:mm', '2026-11-21 07:05'],
  ['Europe/London', '07:05', 'HH:mm=>yyyy-MM-dd HH:mm', '2026-11-20 07:05'],
  // A two-digit year is the nearest one: 2026 is the current year.
  ['Asia/Shanghai', '240501', 'yyMMdd=>yyyy-MM-dd', '2024-05-01'],
  ['Asia/Shanghai', '240501', 'yyMMdd=>yyyy-MM-dd XXX', '2024-05-01 +08:00'],
  ['Asia/Shanghai', '850501', 'yyMMdd=>yyyy-MM-dd', '1985-05-01'],
  ['Asia/Shanghai', '2026-05-01 07:05 AM', 'yyyy-MM-dd HH:mm a=>HH:mm', '!timePattern'],
  ['Asia/Shanghai', '07:05 AM', 'hh:mm a=>HH:mm', '07:05'],
  // A fraction is cut. Rounding would move each of these times into the next second, day, month or year.
  ['Asia/Shanghai', '2024-05-31T23:59:59.9999999', 'yyyy-MM-dd', '2024-05-31'],
  ['Asia/Shanghai', '2024-05-31 23:59:59,9999999', 'yyyy-MM-dd HH:mm:ss', '2024-05-31 23:59:59'],
  ['Asia/Shanghai', '2024-12-31T23:59:59.9999999+08:00', 'yyyy-MM-dd HH:mm:ss', '2024-12-31 23:59:59'],
  ['Europe/Berlin', '20240531T215959.9999999Z', 'yyyy-MM-dd HH:mm:ss XXX', '2024-05-31 23:59:59 +02:00'],
  ['Asia/Shanghai', '1969-12-31T23:59:59.9999Z', 'yyyy-MM-dd HH:mm', '1970-01-01 07:59'],
  [
    'Asia/Shanghai',
    '2024-05-31T23:59:59.9999999',
    'yyyy-MM-dd HH:mm:ss.SSSSSSS',
    '2024-05-31 23:59:59.9999999',
  ],
  ['Asia/Shanghai', '20261131', 'yyyyMMdd=>yyyy-MM-dd', '!timeInvalid'],
];

test.each(cases)('zone %s: FORMAT_TIME of %s by %s gives %s', async (timeZone, text, expression, want) => {
  const { trace } = await mapDocument({ text }, [mappingRow('time', 'FORMAT_TIME', 'text', expression)], {
    timeZone,
  });
  expect(trace.map(({ output, error }) => (error ? `!${error.code}` : output))).toEqual([want]);
});
