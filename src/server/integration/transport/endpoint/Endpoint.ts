import { isIP } from 'node:net';
import type { Row } from '../../../../contract/api/envelope.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { isSecretEntry, isSecretHeader } from '../../../../contract/model/secretEntry.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { Pace } from '../DeliveryTarget.ts';
import type { SuccessRule } from '../success/SuccessRule.ts';

/** Address of a partner or warehouse over HTTP, a queue or SOAP. It holds secrets in plain text. */
export interface Endpoint {
  readonly url: string;
  /** The extension parameters of its ERP. */
  readonly headers: Readonly<Record<string, string>>;
  readonly authentication?: Authentication;
  /** Decides whether an answer over HTTP means delivered; the default rule if omitted. */
  readonly successRule?: SuccessRule;
  /** The limit of its ERP. */
  readonly pace?: Pace;
  /** Secrets that no trace and no log may show. */
  readonly secrets: readonly string[];
}

export interface Authentication {
  /** Type of entity `auth`. */
  readonly type: string;
  readonly username: string;
  readonly password: string;
  /** For OAuth 2.0. A record that was saved without a token URL has none. */
  readonly token?: TokenSettings;
  readonly secrets: readonly string[];
}

/** An authentication of OAuth 2.0. */
export type TokenAuthentication = Authentication & { readonly token: TokenSettings };

/** Client credentials of OAuth 2.0 (RFC 6749): user name and password are client ID and secret. */
interface TokenSettings {
  /** Name of the authentication, for failures. */
  readonly name: string;
  readonly url: string;
  readonly scope?: string;
  readonly audience?: string;
  /** `client_secret_post`; otherwise `client_secret_basic`. */
  readonly isSecretInBody: boolean;
}

/**
 * Configured endpoints of an interface, whether or not this service can reach them. They hold secrets in
 * plain text.
 */
export interface Endpoints {
  /** ERP or WCS, over any transport. */
  readonly partner: Endpoint;
  /** The partner's database, for intermediate tables. */
  readonly dataSource?: Row;
  /** The warehouse of the company for this interface; without it, documents go to the outbox. */
  readonly warehouse?: Endpoint;
  /** Secrets that no trace and no log may show. */
  readonly secrets: readonly string[];
}

/** Returns `username:password` in base64, as in HTTP Basic (RFC 7617). */
export const basicCredentials = ({
  username,
  password,
}: Pick<Authentication, 'username' | 'password'>): string =>
  Buffer.from(`${username}:${password}`).toString('base64');

const tokenSettingsOf = ({ name, tokenUrl, scope, audience, clientAuthentication }: Row): TokenSettings => ({
  name: String(name),
  url: String(tokenUrl),
  ...(scope !== undefined && { scope: String(scope) }),
  ...(audience !== undefined && { audience: String(audience) }),
  isSecretInBody: clientAuthentication === 'CLIENT_SECRET_POST',
});

/** `auth` has its password in plain text, if any. */
export function createAuthentication({ authType, ...auth }: Row): Authentication {
  const username = String(auth.username);
  const password = String(auth.password ?? '');
  const credentials = basicCredentials({ username, password });
  return {
    type: String(authType),
    username,
    password,
    ...(authType === 'OAUTH2' && auth.tokenUrl !== undefined && { token: tokenSettingsOf(auth) }),
    secrets: password === '' ? [credentials] : [credentials, password],
  };
}

/** Decodes a part of an address; invalid escapes stay unchanged. */
export function decodeUrlPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Creates an endpoint with or without authentication. */
export const createEndpoint = (url: string, authentication?: Authentication): Endpoint => ({
  url,
  headers: {},
  authentication,
  secrets: authentication?.secrets ?? [],
});

interface ExtensionHeader {
  readonly name: string;
  readonly value: string;
  readonly isSecret: boolean;
}

/** Returns the extension parameters. A secret is one that the operator or its name declares as such. */
const extensionHeadersOf = ({ extendInfo }: Row): ExtensionHeader[] =>
  (Array.isArray(extendInfo) ? extendInfo : []).filter(isRecord).map((entry) => {
    const name = String(entry.parameterName);
    const isDeclared = entityOf('erp').model.secretEntries.some((rule) => isSecretEntry(rule, entry));
    return {
      name,
      value: String(entry.parameterValue ?? ''),
      isSecret: isDeclared || isSecretHeader(name),
    };
  });

/**
 * Creates the endpoint of an ERP's base path, with its extension parameters and an authentication with its
 * password in plain text.
 */
export function createErpEndpoint(erp: Row, auth: Row | undefined): Endpoint {
  const headers = extensionHeadersOf(erp);
  const endpoint = createEndpoint(String(erp.basePath), auth && createAuthentication(auth));
  const keys = headers.flatMap(({ value, isSecret }) => (isSecret && value !== '' ? [value] : []));
  return {
    ...endpoint,
    headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    secrets: [...keys, ...endpoint.secrets],
  };
}

/** Returns host and port as a URL, which parses every notation of an address. */
export function dataSourceUrl({ ip, port }: Readonly<Record<string, unknown>>): URL | undefined {
  const host = String(ip).replace(/^\[|\]$/g, '');
  const text = `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Any other part of a URL is not part of a host.
  return url && url.href === `${url.origin}/` ? url : undefined;
}
