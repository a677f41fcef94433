import type { Row } from '../../contract/envelope.ts';
import { choiceKey } from '../../contract/labelKey.ts';
import { flowOf } from '../catalog.ts';
import { captionOf } from '../crud/captionOf.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import { type Authentication, basicCredentials, type Connection } from './Connection.ts';
import type { Ends } from './endsOf.ts';
import { httpTarget } from './http/httpTarget.ts';
import { outboxTarget } from './outbox/outboxTarget.ts';
import type { Target } from './Target.ts';

type Asker = Pick<Call, 'service' | 'say'>;

/** Refuses what this service cannot send yet, with the caption of the property that asks for it. */
function refuseUnsupported(asker: Asker, row: Row): void {
  const supported: Readonly<Record<string, unknown>> = { type: 'HTTP', fileFormat: undefined };
  for (const [property, value] of Object.entries(supported)) {
    if (row[property] === value) continue;
    const choice = asker.say.translate(choiceKey('interface', [property], String(row[property])));
    throw new ServiceError('NOT_IMPLEMENTED', {
      operation: `${captionOf(asker, 'interface', property)}: ${choice}`,
    });
  }
}

/** The header that an authentication stands for; other types than Basic need a conversation with the server. */
export const authorizationOf = (authentication: Authentication): Record<string, string> | undefined =>
  authentication.type === 'BASIC'
    ? { Authorization: `Basic ${basicCredentials(authentication)}` }
    : undefined;

function authorization({ say }: Asker, authentication: Authentication): Record<string, string> {
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

function httpTo(asker: Asker, connection: Connection, row: Row): Target {
  const { url, headers, authentication } = connection;
  return httpTarget(asker.service.transports.http, {
    method: String(row.method ?? 'POST'),
    url,
    headers: { ...headers, ...(authentication && authorization(asker, authentication)) },
    bodyOf: bodyOf(row),
  });
}

function partnerTarget(asker: Asker, row: Row, { partner }: Ends): Target {
  refuseUnsupported(asker, row);
  return httpTo(asker, partner, row);
}

/** The warehouse takes documents as they are mapped, whatever the partner speaks. */
function warehouseTarget(asker: Asker, row: Row, { warehouse }: Ends): Target {
  if (!warehouse) return outboxTarget(row);
  return httpTo(asker, warehouse, { uuid: row.uuid });
}

/**
 * Where an interface sends to, as its flow says: in, to the warehouse or the outbox; out, to the partner by the interface's transport.
 * Throws NOT_IMPLEMENTED for what is not spoken.
 */
export const targetOf = (asker: Asker, row: Row, ends: Ends): Target =>
  flowOf(row) === 'in' ? warehouseTarget(asker, row, ends) : partnerTarget(asker, row, ends);
