/** The session of a signed-in operator (schemas/SPECIFICATION.md section 3.10, "Session values"). */
export interface Session {
  readonly loginId: string;
  readonly loginKey: string;
  readonly companyUuid: string;
}

export type SessionKey = keyof Session;

/** The input of an operator who signs in: a login with its password, or the token of a one-time link. */
export type Credentials =
  | { readonly loginId: string; readonly password: string }
  | { readonly token: string };

/** The values of one sign-in at an OpenID Connect provider that only the browser which began it has. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Path of the console to open afterwards. */
  readonly to: string;
}
