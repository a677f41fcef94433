import { expect, test } from 'vitest';
import { secretClearName, secretSetName } from '../../../src/contract/api/derivedNames.ts';

test.each([
  { secret: 'password', set: 'passwordSet', clear: 'clearPassword' },
  { secret: 'signSecret', set: 'signSecretSet', clear: 'clearSignSecret' },
])('$secret', ({ secret, set, clear }) => {
  expect([secretSetName(secret), secretClearName(secret)]).toEqual([set, clear]);
});
