import { backends } from '#generated/backends.ts';
import type { Backend } from '../../../contract/backend/Backend.ts';

/** The back end that this service offers; undefined if all back ends of the project run elsewhere. */
export const servedBackend: Backend | undefined = Object.values(backends).find(({ served }) => served);

/** The path prefixes of its services. */
export const servedPrefixes: Backend['services'] = servedBackend?.services ?? {};

const { signIn } = servedBackend ?? {};

/** The names of its headers. A rule of the generator requires the scheme `loginKey` of a served back end. */
export const servedHeaders =
  signIn?.scheme === 'loginKey'
    ? { loginKey: signIn.loginKey, secret: signIn.digest }
    : { loginKey: '', secret: '' };
