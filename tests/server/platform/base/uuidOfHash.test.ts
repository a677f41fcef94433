import { expect, test } from 'vitest';
import { uuidOfHash } from '../../../../src/server/platform/base/uuidOfHash.ts';

/** Text → the first digits of its SHA-256 as a uuid. */
test.each([
  ['a', 'ca978112-ca1b-bdca-fac2-31b39a23dc4d'],
  ['', 'e3b0c442-98fc-1c14-9afb-f4c8996fb924'],
])('uuidOfHash of %j is %s', (text, want) => {
  expect(uuidOfHash(text)).toBe(want);
});
