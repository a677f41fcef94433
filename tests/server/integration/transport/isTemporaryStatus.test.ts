import { expect, test } from 'vitest';
import { isTemporaryStatus } from '../../../../src/server/integration/transport/isTemporaryStatus.ts';

test.each([
  [408, true],
  [425, true],
  [429, true],
  [500, true],
  [503, true],
  [200, false],
  [302, false],
  [400, false],
  [404, false],
  [499, false],
])('HTTP %i is temporary: %s', (status, want) => {
  expect(isTemporaryStatus(status)).toBe(want);
});
