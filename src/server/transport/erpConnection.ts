import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import { authenticationOf, type Connection, connectionTo } from './Connection.ts';

/** Headers by these names carry keys, whatever the ERP calls them. */
const tellsSecret = /key|token|secret|passw|auth|cookie|sign/i;

const extendHeaders = ({ extendInfo }: Row): [string, string][] =>
  (Array.isArray(extendInfo) ? extendInfo : [])
    .filter(isRecord)
    .map(({ parameterName, parameterValue }) => [String(parameterName), String(parameterValue ?? '')]);

/** How an ERP is reached, at its base path: with its extension parameters and an authentication whose password is open. */
export function erpConnection(erp: Row, auth: Row | undefined): Connection {
  const extended = extendHeaders(erp);
  const connection = connectionTo(String(erp.basePath), auth && authenticationOf(auth));
  const keys = extended.flatMap(([name, value]) => (tellsSecret.test(name) && value !== '' ? [value] : []));
  return {
    ...connection,
    headers: Object.fromEntries(extended),
    secrets: [...keys, ...connection.secrets],
  };
}
