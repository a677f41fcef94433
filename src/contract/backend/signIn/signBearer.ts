import type { SignCall } from '../Protocol.ts';

/** The token of the sign-in (RFC 6750). */
export const signBearer: SignCall = (_backend, { session }): Record<string, string> =>
  session ? { Authorization: `Bearer ${session.loginKey}` } : {};
