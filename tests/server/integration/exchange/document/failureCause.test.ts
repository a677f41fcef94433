import { expect, test } from 'vitest';
import { MappingError, type MappingErrorCode } from '../../../../../src/mapping/index.ts';
import {
  causeKeyOf,
  causePatternOf,
} from '../../../../../src/server/integration/exchange/document/failureCause.ts';
import { DeliveryFailure } from '../../../../../src/server/integration/transport/DeliveryFailure.ts';

test.each([
  ['Material 10-400-22 is blocked for purchasing', 'Material … is blocked for purchasing'],
  [
    'The receiver responded with HTTP 503: try order 4711.',
    'The receiver responded with HTTP 503: try order ….',
  ],
  ['接收方返回 HTTP 200，拒绝单据：物料10-400-22已冻结', '接收方返回 HTTP 200，拒绝单据：物料…已冻结'],
  ['Connection failed: connect ECONNREFUSED 10.0.0.1:8080', 'Connection failed: connect ECONNREFUSED …'],
  ['No digits here', 'No digits here'],
])('%s has the pattern %s', (reason, want) => {
  expect(causePatternOf(reason)).toBe(want);
});

const refusal = (message: string, status = 200) =>
  new DeliveryFailure('RECEIVER_REFUSED', { status, message });
const mappingFailure = (lineNo: number, code: MappingErrorCode, value: string) =>
  new DeliveryFailure('MAPPING_FAILED', {
    count: 1,
    step: {
      lineNo,
      targetField: 'qty',
      functionType: 'REGULAR',
      error: new MappingError(code, { value }),
    },
  });

type Case = readonly [failure: DeliveryFailure, reason: string];

test.each<{ of: string; one: Case; other: Case; same: boolean }>([
  {
    of: 'other item codes',
    one: [refusal('x'), 'Item A1 is locked'],
    other: [refusal('y'), 'Item B22 is locked'],
    same: true,
  },
  {
    of: 'other words',
    one: [refusal('x'), 'Item A1 is locked'],
    other: [refusal('x'), 'Item A1 is gone'],
    same: false,
  },
  {
    of: 'other statuses',
    one: [refusal('x', 200), 'Locked'],
    other: [refusal('x', 409), 'Locked'],
    same: false,
  },
  {
    of: 'other values in a row',
    one: [mappingFailure(2, 'notNumber', 'a'), 'a'],
    other: [mappingFailure(2, 'notNumber', 'b'), 'b'],
    same: true,
  },
  {
    of: 'other rows',
    one: [mappingFailure(2, 'notNumber', 'a'), 'a'],
    other: [mappingFailure(3, 'notNumber', 'a'), 'a'],
    same: false,
  },
  {
    of: 'other errors of a row',
    one: [mappingFailure(2, 'notNumber', 'a'), 'a'],
    other: [mappingFailure(2, 'notDate', 'a'), 'a'],
    same: false,
  },
])('failures with $of have the same cause: $same', ({ one, other, same }) => {
  expect(causeKeyOf(...one) === causeKeyOf(...other)).toBe(same);
});

test.each([
  { given: 'words', of: (no: string) => `Order ${no} is unknown`, numbers: ['ORDER-AB', 'ORDER-XY'] },
  { given: 'a letter', of: (no: string) => `An order is unknown: ${no}`, numbers: ['n', 'o'] },
  { given: 'Chinese text', of: (no: string) => `单据${no}不存在`, numbers: ['AB', 'XY'] },
])('the number of the document is no part of the cause: $given', ({ of, numbers }) => {
  const keys = numbers.map((no) => causeKeyOf(refusal('x'), of(no), no));
  expect(new Set(keys).size).toBe(1);
});
