/**
 * Settings of the back end in `/config.json` (schemas/SPECIFICATION.md section 7.1). Every member is
 * optional. The defaults are those of schemas/backends/.
 */
export interface Configuration {
  /** Address before the prefixes, without a trailing slash; empty for the console's own origin. */
  readonly server: string;
  /** Addresses of the back ends by name (schemas/backends/); `server` is that of the first one. */
  readonly servers?: Readonly<Record<string, string>>;
  /** Replaces path prefixes in `services` of the back ends, by name. */
  readonly prefixes?: Readonly<Record<string, string>>;
  /** Replaces names of the headers for the login key and the digest. */
  readonly headers?: { readonly loginKey?: string; readonly secret?: string };
  /** Timeout of a call in milliseconds. */
  readonly timeout: number;
  /** Address of the host portal that opens the console; the sign-in page links to it. */
  readonly portal?: string;
  /** Path of the single sign-on of the back end, which has `/start` and `/end`. */
  readonly singleSignOn?: string;
  /** False if operators sign in at the provider of the single sign-on only. */
  readonly passwordSignIn?: boolean;
}

export const defaultConfiguration: Configuration = {
  server: '',
  timeout: 30_000,
};
