import { backends } from '#generated/backends.ts';
import type { Backend } from '../../../contract/backend/Backend.ts';
import { loginKeyHeadersOf } from '../../../contract/backend/signIn/loginKeyHeaders.ts';

/** The back end that this service offers; undefined if all back ends of the project run elsewhere. */
export const servedBackend: Backend | undefined = Object.values(backends).find(({ served }) => served);

/** The path prefixes of its services. */
export const servedPrefixes: Backend['services'] = servedBackend?.services ?? {};

/** The names of its headers. */
export const servedHeaders = loginKeyHeadersOf(servedBackend);
