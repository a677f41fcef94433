import { createToken, hashToken, loginLifetime } from '../../src/server/platform/security/credentials.ts';
import type { ServiceUnderTest } from './serviceUnderTest.ts';

/** Signs an operator in without a password. */
export async function openLogin({ store, clock: { now } }: ServiceUnderTest, loginId: string) {
  const loginKey = createToken();
  await store.accounts.createLogin(
    hashToken(loginKey),
    loginId,
    now,
    new Date(now.getTime() + loginLifetime.unused),
  );
  return { loginId, loginKey };
}
