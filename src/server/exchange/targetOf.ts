import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import { choiceKey } from '../../contract/labelKey.ts';
import { captionOf } from '../crud/captionOf.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Documents } from '../store/Documents.ts';
import { authorizationOf } from './authorizationOf.ts';
import type { Target } from './Target.ts';

/** Headers by these names carry keys, whatever the ERP calls them. */
const tellsSecret = /key|token|secret|passw|auth|cookie|sign/i;

/** Refuses what this service cannot send yet, with the caption of the property that asks for it. */
function refuseUnsupported(call: Call, row: Row): void {
  const supported: Readonly<Record<string, unknown>> = { type: 'HTTP', fileFormat: undefined };
  for (const [property, value] of Object.entries(supported)) {
    if (row[property] === value) continue;
    const choice = call.say.translate(choiceKey('interface', [property], String(row[property])));
    throw new ServiceError('NOT_IMPLEMENTED', {
      operation: `${captionOf(call, 'interface', property)}: ${choice}`,
    });
  }
}

const extendHeaders = ({ extendInfo }: Row): [string, string][] =>
  (Array.isArray(extendInfo) ? extendInfo : [])
    .filter(isRecord)
    .map(({ parameterName, parameterValue }) => [String(parameterName), String(parameterValue ?? '')]);

/** An ERP called by an action on a form wants both beside the document. */
const bodyOf =
  ({ requestMode, requestAction, formId }: Row) =>
  (document: unknown): unknown =>
    requestMode === 'FORM' ? { action: requestAction, formid: formId, data: document } : document;

/** Credentials in an address, in both of the ways in which they are written. */
function credentialsIn(url: string): string[] {
  const { username, password } = URL.canParse(url) ? new URL(url) : { username: '', password: '' };
  return [password, decodeURIComponent(password), password && username].filter((part) => part !== '');
}

/**
 * The target of an interface: base path and path of its ERP with that one's authentication and extension parameters, or its
 * own address. Throws NOT_IMPLEMENTED for other transports than HTTP, files, and kinds of authentication not spoken yet.
 */
export async function targetOf(documents: Documents, call: Call, row: Row): Promise<Target> {
  refuseUnsupported(call, row);
  const companies = [String(row.companyUuid)];
  const erp = row.erpUuid ? await documents.find('erp', 'uuid', row.erpUuid, companies) : undefined;
  const auth = erp ? await documents.find('auth', 'uuid', erp.authUuid, companies) : undefined;
  const authorization = auth && authorizationOf(call, auth);
  const extended = erp ? extendHeaders(erp) : [];
  const url = erp ? String(erp.basePath).replace(/\/+$/, '') + String(row.path) : String(row.address);
  return {
    method: String(row.method ?? 'POST'),
    url,
    headers: { ...Object.fromEntries(extended), ...authorization?.headers },
    secrets: [
      ...extended.flatMap(([name, value]) => (tellsSecret.test(name) && value !== '' ? [value] : [])),
      ...(authorization?.secrets ?? []),
      ...credentialsIn(url),
    ],
    bodyOf: bodyOf(row),
  };
}
