import { expect, test } from 'vitest';
import { MappingError } from '../../../../../src/mapping/index.ts';
import {
  isTemporary,
  nextRunTime,
  retryAfterDelay,
  stateAfterFailure,
} from '../../../../../src/server/integration/exchange/finish/retryPolicy.ts';
import {
  DeliveryFailure,
  type DeliveryFailureCode,
} from '../../../../../src/server/integration/transport/DeliveryFailure.ts';

const now = new Date('2026-11-21T08:00:00Z');

test.each([
  [5, 1, '2026-11-21T08:05:00.000Z'],
  [5, 2, '2026-11-21T08:10:00.000Z'],
  [5, 3, '2026-11-21T08:20:00.000Z'],
  [1, 4, '2026-11-21T08:08:00.000Z'],
  [1440, 1, '2026-11-22T08:00:00.000Z'],
  [1440, 2, '2026-11-22T08:00:00.000Z'],
  [1, 1000, '2026-11-22T08:00:00.000Z'],
])('an interval of %i minutes after failure %i gives %s', (interval, failures, want) => {
  expect(nextRunTime(interval, failures, { now, random: 0 }).toISOString()).toBe(want);
});

test.each([
  { random: 0.5, retryAfter: undefined, want: '2026-11-21T08:04:30.000Z' },
  { random: 0.999, retryAfter: undefined, want: '2026-11-21T08:04:59.940Z' },
  { random: 0, retryAfter: '60', want: '2026-11-21T08:04:00.000Z' },
  { random: 0, retryAfter: '600', want: '2026-11-21T08:10:00.000Z' },
  { random: 0.5, retryAfter: '600', want: '2026-11-21T08:11:15.000Z' },
  { random: 0, retryAfter: 'Sat, 21 Nov 2026 09:00:00 GMT', want: '2026-11-21T09:00:00.000Z' },
  { random: 0.9, retryAfter: '999999999', want: '2026-11-22T08:00:00.000Z' },
])('4 minutes with random $random and Retry-After $retryAfter give $want', ({ want, ...given }) => {
  expect(nextRunTime(4, 1, { now, ...given }).toISOString()).toBe(want);
});

test.each([
  [undefined, 0],
  ['', 0],
  ['0', 0],
  ['120', 120_000],
  [' 120 ', 120_000],
  ['-5', 0],
  ['1.5', 0],
  ['2027-01-01', 0],
  ['soon', 0],
  ['Sat, 21 Nov 2026 08:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 07:00:00 GMT', 0],
  ['Sun, 21 Nov 2027 08:00:00 GMT', 86_400_000],
])('the header Retry-After %j means %i milliseconds', (header, want) => {
  expect(retryAfterDelay(header, now)).toBe(want);
});

const ofStatus = (status: number) => new DeliveryFailure('HTTP_STATUS', { status });
const ofFilter = (code: MappingError['code']) =>
  new DeliveryFailure('FILTER_FAILED', { fault: new MappingError(code) });
const ofRow = (code: MappingError['code']) =>
  new DeliveryFailure('MAPPING_FAILED', { step: { functionType: 'REGULAR', error: new MappingError(code) } });
const named = (...codes: readonly DeliveryFailureCode[]) => codes.map((code) => new DeliveryFailure(code));

test.each([
  ...[408, 425, 429, 500, 502, 503, 504, 599, 200].map((status) => ({ given: ofStatus(status), want: true })),
  ...[301, 302, 304, 400, 401, 403, 404, 407, 409, 410, 413, 422].map((status) => ({
    given: ofStatus(status),
    want: false,
  })),
  ...named('CONNECTION_FAILED', 'TIMEOUT', 'HTML_ANSWER', 'RECEIVER_REFUSED').map((given) => ({
    given,
    want: true,
  })),
  ...named('TOKEN_UNAVAILABLE', 'SOAP_FAULT', 'BROKER_REFUSED', 'DATABASE_REFUSED', 'EXCHANGE_FAILED').map(
    (given) => ({
      given,
      want: true,
    }),
  ),
  ...named('ADDRESS_NOT_ALLOWED', 'CONFIGURATION_INVALID', 'REQUEST_INVALID', 'INVALID_DATA').map(
    (given) => ({
      given,
      want: false,
    }),
  ),
  ...named('TOKEN_REFUSED', 'NO_DATA', 'NOT_A_TABLE', 'UNKNOWN_TABLE', 'UNKNOWN_OPERATION').map((given) => ({
    given,
    want: false,
  })),
  { given: ofFilter('notNumber'), want: false },
  { given: ofFilter('expressionTimeLimit'), want: true },
  { given: ofRow('notNumber'), want: false },
  { given: ofRow('noRecord'), want: false },
  { given: ofRow('timeLimit'), want: true },
  { given: ofRow('failed'), want: true },
])('$given.code $given.parameters is temporary: $want', ({ given, want }) => {
  expect(isTemporary(given)).toBe(want);
});

test.each([
  { given: ofStatus(503), count: 1, want: { status: 'FAILED', nextRunTime: '2026-11-21T08:05:00.000Z' } },
  { given: ofStatus(503), count: 2, want: { status: 'FAILED', nextRunTime: '2026-11-21T08:10:00.000Z' } },
  { given: ofStatus(503), count: 3, want: { status: 'BLOCKED' } },
  { given: ofStatus(422), count: 1, want: { status: 'BLOCKED' } },
])('after failure $count with HTTP $given.parameters.status the state is $want', ({ given, count, want }) => {
  const settings = { failureThreshold: 3, retryIntervalMinutes: 5 };
  expect(stateAfterFailure(given, count, settings, { now, random: 0 })).toEqual(want);
});
