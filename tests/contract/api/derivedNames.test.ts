import { expect, test } from 'vitest';
import { secretClearName, secretSetName } from '../../../src/contract/api/derivedNames.ts';

test.each([
  { secret: 'password', set: 'passwordSet', clear: 'clearPassword' },
  { secret: 'signSecret', set: 'signSecretSet', clear: 'clearSignSecret' },
])('the secret $secret has the derived names $set and $clear', ({ secret, set, clear }) => {
  expect([secretSetName(secret), secretClearName(secret)]).toEqual([set, clear]);
});
