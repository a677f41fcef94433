import type { Backend } from '../Backend.ts';

/**
 * Returns the names of the headers of a served back end. A rule of the generator requires the scheme `loginKey` of
 * it.
 */
export const loginKeyHeadersOf = (
  backend: Pick<Backend, 'signIn'> | undefined,
): { readonly loginKey: string; readonly secret: string } =>
  backend?.signIn?.scheme === 'loginKey'
    ? { loginKey: backend.signIn.loginKey, secret: backend.signIn.digest }
    : { loginKey: '', secret: '' };
