import type { Service } from '../Service.ts';
import { hashToken, randomToken } from '../security/token.ts';

const lifetime = 60 * 60 * 1000;

/** A link that signs this operator in once, within an hour. The token stands behind `#`: no server logs it. */
export async function signInLink(
  { store, now }: Pick<Service, 'store' | 'now'>,
  url: string,
  loginId: string,
): Promise<string> {
  const token = randomToken();
  const present = now();
  await store.accounts.saveToken(hashToken(token), loginId, present, new Date(present.getTime() + lifetime));
  return `${url}/#/sign-in?token=${token}`;
}
