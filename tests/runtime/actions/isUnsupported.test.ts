import { expect, test } from 'vitest';
import { isUnsupported } from '../../../src/runtime/actions/isUnsupported.ts';

test.each([
  [404, undefined, true],
  [404, 'NO_ROUTE', true],
  [404, 'NOT_FOUND', false],
  [501, undefined, true],
  [409, 'STALE_DATA', false],
])(
  'status %s with the code %s means that the back end lacks the operation: %s',
  (status, errorCode, want) => {
    expect(isUnsupported({ success: false, status, ...(errorCode && { errorCode }) })).toBe(want);
  },
);
