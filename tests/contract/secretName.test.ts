import { expect, test } from 'vitest';
import { clearFlag, setFlag } from '../../src/contract/secretName.ts';

test.each([
  { secret: 'password', set: 'passwordSet', clear: 'clearPassword' },
  { secret: 'signSecret', set: 'signSecretSet', clear: 'clearSignSecret' },
])('$secret', ({ secret, set, clear }) => {
  expect([setFlag(secret), clearFlag(secret)]).toEqual([set, clear]);
});
