import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import { entityOf } from '../catalog.ts';
import { opened } from '../crud/opened.ts';
import type { Call } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';

/** What an interface is configured to reach, whether or not this service can send there. Secrets are open in it. */
export interface Connection {
  readonly url: string;
  /** The extension parameters of its ERP. */
  readonly headers: Readonly<Record<string, string>>;
  readonly authentication?: Authentication;
  /** What no trace and no log may show. */
  readonly secrets: readonly string[];
}

export interface Authentication {
  readonly type: string;
  /** `username:password` in base64, as HTTP Basic (RFC 7617) has it. */
  readonly credentials: string;
  readonly secrets: readonly string[];
}

/** Headers by these names carry keys, whatever the ERP calls them. */
const tellsSecret = /key|token|secret|passw|auth|cookie|sign/i;

/** `auth` has its password open; it may have none. */
function authenticationOf({ authType, username, password = '' }: Row): Authentication {
  const credentials = Buffer.from(`${username}:${password}`).toString('base64');
  return {
    type: String(authType),
    credentials,
    secrets: password === '' ? [credentials] : [credentials, String(password)],
  };
}

const extendHeaders = ({ extendInfo }: Row): [string, string][] =>
  (Array.isArray(extendInfo) ? extendInfo : [])
    .filter(isRecord)
    .map(({ parameterName, parameterValue }) => [String(parameterName), String(parameterValue ?? '')]);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Credentials in an address, in both of the ways in which they are written. */
function credentialsIn(url: string): string[] {
  const { username, password } = URL.canParse(url) ? new URL(url) : { username: '', password: '' };
  return [password, decoded(password), password && username].filter((part) => part !== '');
}

/** How an ERP is reached, at its base path: with its extension parameters and an authentication whose password is open. */
export function erpConnection(erp: Row, auth: Row | undefined): Connection {
  const authentication = auth && authenticationOf(auth);
  const extended = extendHeaders(erp);
  const url = String(erp.basePath);
  return {
    url,
    headers: Object.fromEntries(extended),
    authentication,
    secrets: [
      ...extended.flatMap(([name, value]) => (tellsSecret.test(name) && value !== '' ? [value] : [])),
      ...(authentication?.secrets ?? []),
      ...credentialsIn(url),
    ],
  };
}

/** The authentication that an ERP configuration names, with its password open. */
export async function authOf(documents: Documents, call: Call, erp: Row): Promise<Row | undefined> {
  const auth = await documents.find('auth', 'uuid', erp.authUuid, [String(erp.companyUuid)]);
  return auth && opened(call, entityOf('auth').model, auth);
}

/** Base path and path of an interface's ERP with that one's authentication and extension parameters, or its own address. */
export async function connectionOf(documents: Documents, call: Call, row: Row): Promise<Connection> {
  const companies = [String(row.companyUuid)];
  const erp = row.erpUuid ? await documents.find('erp', 'uuid', row.erpUuid, companies) : undefined;
  if (!erp) {
    const url = String(row.address);
    return { url, headers: {}, secrets: credentialsIn(url) };
  }
  const connection = erpConnection(erp, await authOf(documents, call, erp));
  return { ...connection, url: connection.url.replace(/\/+$/, '') + String(row.path) };
}
