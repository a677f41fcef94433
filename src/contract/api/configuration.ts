import type { ApiService } from './operation.ts';

/**
 * Settings of the back end in `/config.json` (schemas/SPECIFICATION.md section 7.1). Every member may be left out there; the defaults
 * below describe the embedded service on the same origin.
 */
export interface Configuration {
  /** Address that the prefixes follow, without a trailing slash; empty for the origin of the console. */
  readonly server: string;
  readonly prefixes: Readonly<Record<ApiService, string>>;
  /** Names of the headers that carry the login key and the digest. */
  readonly headers: { readonly loginKey: string; readonly secret: string };
  /** Milliseconds after which a call is given up. */
  readonly timeout: number;
  /** Address of the host portal that opens the console; where it is given, whoever has to sign in there finds a link. */
  readonly portal?: string;
}

export const defaultConfiguration: Configuration = {
  server: '',
  prefixes: { openapi: '/iwms-openapi/api', basic: '/iwms-basic/basic', account: '/iwms-account/account' },
  headers: { loginKey: 'loginKey', secret: 'secret' },
  timeout: 30_000,
};
