import { expect, test } from 'vitest';
import { isSilent } from '../../../src/runtime/overview/RecordTable.tsx';

const columns = ['name', 'status', 'pending', 'received'].map((property) => ({
  property,
  field: { type: 'string' } as const,
}));
const silentWhen = { column: 'status', values: ['OFFLINE'] };

test.each([
  [{ status: 'OFFLINE', pending: 0, received: 0 }, true],
  [{ status: 'OFFLINE', pending: 0 }, true],
  [{ status: 'OFFLINE', pending: 3, received: 0 }, false],
  [{ status: 'OFFLINE', pending: 0, received: 1 }, false],
  [{ status: 'ONLINE', pending: 0, received: 0 }, false],
])('the overview leaves out %o: %s', (record, want) => {
  expect(isSilent({ columns, silentWhen }, { name: 'asn', ...record })).toBe(want);
  expect(isSilent({ columns }, { name: 'asn', ...record })).toBe(false);
});
