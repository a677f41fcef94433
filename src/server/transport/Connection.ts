import type { Row } from '../../contract/envelope.ts';

/** How one end of an interface is reached over HTTP, a queue or SOAP. Secrets are open in it. */
export interface Connection {
  readonly url: string;
  /** The extension parameters of its ERP. */
  readonly headers: Readonly<Record<string, string>>;
  readonly authentication?: Authentication;
  /** What no trace and no log may show. */
  readonly secrets: readonly string[];
}

export interface Authentication {
  /** As entity `auth` has it. */
  readonly type: string;
  readonly username: string;
  readonly password: string;
  readonly secrets: readonly string[];
}

/** `username:password` in base64, as HTTP Basic (RFC 7617) has it. */
export const basicCredentials = ({
  username,
  password,
}: Pick<Authentication, 'username' | 'password'>): string =>
  Buffer.from(`${username}:${password}`).toString('base64');

/** `auth` has its password open; it may have none. */
export function authenticationOf({ authType, ...auth }: Row): Authentication {
  const username = String(auth.username);
  const password = String(auth.password ?? '');
  const credentials = basicCredentials({ username, password });
  return {
    type: String(authType),
    username,
    password,
    secrets: password === '' ? [credentials] : [credentials, password],
  };
}

/** A part of an address, as it was before it was written there; one that cannot be read stays. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Credentials in an address, in both of the ways in which they are written. */
export function credentialsIn(url: string): string[] {
  const { username, password } = URL.canParse(url) ? new URL(url) : { username: '', password: '' };
  return [password, decoded(password), password && username].filter((part) => part !== '');
}

/** An address that somebody signs in to, or nobody. */
export const connectionTo = (url: string, authentication?: Authentication): Connection => ({
  url,
  headers: {},
  authentication,
  secrets: [...(authentication?.secrets ?? []), ...credentialsIn(url)],
});
