import type { Row } from '../../../contract/api/envelope.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';

/** How one end of an interface is reached over HTTP, a queue or SOAP. Secrets are open in it. */
export interface Endpoint {
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
export function createAuthentication({ authType, ...auth }: Row): Authentication {
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
export function decodeUrlPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Credentials in an address, in both of the ways in which they are written. */
export function findCredentials(url: string): string[] {
  const { username, password } = URL.canParse(url) ? new URL(url) : { username: '', password: '' };
  return [password, decodeUrlPart(password), password && username].filter((part) => part !== '');
}

/** An address that somebody signs in to, or nobody. */
export const createEndpoint = (url: string, authentication?: Authentication): Endpoint => ({
  url,
  headers: {},
  authentication,
  secrets: [...(authentication?.secrets ?? []), ...findCredentials(url)],
});

/** Headers by these names carry keys, whatever the ERP calls them. */
const secretHeaderName = /key|token|secret|passw|auth|cookie|sign/i;

const extensionHeadersOf = ({ extendInfo }: Row): [string, string][] =>
  (Array.isArray(extendInfo) ? extendInfo : [])
    .filter(isRecord)
    .map(({ parameterName, parameterValue }) => [String(parameterName), String(parameterValue ?? '')]);

/** How an ERP is reached, at its base path: with its extension parameters and an authentication whose password is open. */
export function createErpEndpoint(erp: Row, auth: Row | undefined): Endpoint {
  const headers = extensionHeadersOf(erp);
  const endpoint = createEndpoint(String(erp.basePath), auth && createAuthentication(auth));
  const keys = headers.flatMap(([name, value]) =>
    secretHeaderName.test(name) && value !== '' ? [value] : [],
  );
  return {
    ...endpoint,
    headers: Object.fromEntries(headers),
    secrets: [...keys, ...endpoint.secrets],
  };
}
