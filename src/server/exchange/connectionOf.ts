import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import { entityOf } from '../catalog.ts';
import { placeOf } from '../crud/storedRow.ts';
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

/** The password is sealed for its place; a record may have none. */
function passwordOf({ service }: Call, { uuid, password }: Row): string {
  const place = placeOf(entityOf('auth').model, uuid, 'password');
  return typeof password === 'string' ? service.vault.open(password, place) : '';
}

function authenticationOf(call: Call, auth: Row): Authentication {
  const password = passwordOf(call, auth);
  const credentials = Buffer.from(`${auth.username}:${password}`).toString('base64');
  return {
    type: String(auth.authType),
    credentials,
    secrets: password === '' ? [credentials] : [credentials, password],
  };
}

const extendHeaders = ({ extendInfo }: Row): [string, string][] =>
  (Array.isArray(extendInfo) ? extendInfo : [])
    .filter(isRecord)
    .map(({ parameterName, parameterValue }) => [String(parameterName), String(parameterValue ?? '')]);

/** Credentials in an address, in both of the ways in which they are written. */
function credentialsIn(url: string): string[] {
  const { username, password } = URL.canParse(url) ? new URL(url) : { username: '', password: '' };
  return [password, decodeURIComponent(password), password && username].filter((part) => part !== '');
}

/** Base path and path of an interface's ERP with that one's authentication and extension parameters, or its own address. */
export async function connectionOf(documents: Documents, call: Call, row: Row): Promise<Connection> {
  const companies = [String(row.companyUuid)];
  const erp = row.erpUuid ? await documents.find('erp', 'uuid', row.erpUuid, companies) : undefined;
  const auth = erp ? await documents.find('auth', 'uuid', erp.authUuid, companies) : undefined;
  const authentication = auth && authenticationOf(call, auth);
  const extended = erp ? extendHeaders(erp) : [];
  const url = erp ? String(erp.basePath).replace(/\/+$/, '') + String(row.path) : String(row.address);
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
