import { expect, test } from 'vitest';
import { entityOf } from '../../../../../src/server/platform/operations/catalog.ts';
import { sanitizeNew } from '../../../../../src/server/platform/records/rows/sanitizeInput.ts';

/** An instant from a caller → the stored one. A text that is no instant stays as it is, for the validator. */
const instants: readonly [given: unknown, want: unknown][] = [
  ['2026-01-01T10:00:00+08:00', '2026-01-01T02:00:00.000Z'],
  ['2026-01-01T10:00:00-0130', '2026-01-01T11:30:00.000Z'],
  [' 2026-01-01t10:00:00z', '2026-01-01T10:00:00.000Z'],
  ['2026-01-01T10:00:00.5Z', '2026-01-01T10:00:00.500Z'],
  ['2026-01-01T10:00:00.000Z', '2026-01-01T10:00:00.000Z'],
  ['2026-02-30T10:00:00Z', '2026-02-30T10:00:00Z'],
  ['tomorrow', 'tomorrow'],
  [7, 7],
];

test.each(instants)('the instant %j of a body is stored as %j', (given, want) => {
  expect(sanitizeNew(entityOf('partnerKey'), { expiresAt: given })).toMatchObject({ expiresAt: want });
});
