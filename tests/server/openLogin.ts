import { loginLifetime } from '../../src/server/security/loginLifetime.ts';
import { hashToken, randomToken } from '../../src/server/security/token.ts';
import type { ServiceUnderTest } from './serviceUnderTest.ts';

/** Signs an operator in without asking for a password. */
export async function openLogin({ store, clock: { now } }: ServiceUnderTest, loginId: string) {
  const loginKey = randomToken();
  await store.accounts.openLogin(hashToken(loginKey), loginId, now, new Date(now.getTime() + loginLifetime));
  return { loginId, loginKey };
}
