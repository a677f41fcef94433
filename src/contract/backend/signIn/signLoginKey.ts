import { requestDigest } from '../../api/requestDigest.ts';
import type { SignCall } from '../Protocol.ts';

/**
 * Login key and digest (schemas/SPECIFICATION.md section 7.1). The digest covers the part after the server's
 * address, so it holds behind a proxy too. A call without a session has a digest as well.
 */
export const signLoginKey: SignCall = ({ signIn }, { path, body, session, headers }) => {
  if (signIn?.scheme !== 'loginKey') return {};
  const { loginKey = signIn.loginKey, secret = signIn.digest } = headers ?? {};
  return {
    ...(session && { [loginKey]: session.loginKey }),
    [secret]: requestDigest(path, session?.loginId ?? '', body),
  };
};
