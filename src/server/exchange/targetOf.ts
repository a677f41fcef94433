import type { Row } from '../../contract/envelope.ts';
import { choiceKey } from '../../contract/labelKey.ts';
import { captionOf } from '../crud/captionOf.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Authentication, Connection } from './connectionOf.ts';
import type { Target } from './Target.ts';

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

/** The header that an authentication stands for; other types than Basic need a conversation with the server. */
export const authorizationOf = ({ type, credentials }: Authentication): Record<string, string> | undefined =>
  type === 'BASIC' ? { Authorization: `Basic ${credentials}` } : undefined;

function authorization({ say }: Call, authentication: Authentication): Record<string, string> {
  const header = authorizationOf(authentication);
  if (header) return header;
  throw new ServiceError('NOT_IMPLEMENTED', {
    operation: say.translate(choiceKey('auth', ['authType'], authentication.type)),
  });
}

/** An ERP called by an action on a form wants both beside the document. */
const bodyOf =
  ({ requestMode, requestAction, formId }: Row) =>
  (document: unknown): unknown =>
    requestMode === 'FORM' ? { action: requestAction, formid: formId, data: document } : document;

/**
 * Where an interface sends to. Throws NOT_IMPLEMENTED for other transports than HTTP, files, and kinds of authentication not
 * spoken yet.
 */
export function targetOf(call: Call, row: Row, { url, headers, authentication }: Connection): Target {
  refuseUnsupported(call, row);
  return {
    method: String(row.method ?? 'POST'),
    url,
    headers: { ...headers, ...(authentication && authorization(call, authentication)) },
    bodyOf: bodyOf(row),
  };
}
