import type { Row } from '../../../contract/api/envelope.ts';
import { flowOfInterface } from '../interfaces/flowOfInterface.ts';
import type { DeliveryTarget } from './DeliveryTarget.ts';
import type { DocumentSource } from './DocumentSource.ts';
import type { Endpoints } from './endpoint/Endpoint.ts';
import { createHttpConnection } from './http/HttpConnection.ts';
import { httpSource, httpTarget, warehouseHttpOptions } from './http/httpTransport.ts';
import { partnerTransports } from './partnerTransports.ts';
import type { Transport } from './Transport.ts';
import { isTableTransfer } from './table/TableEndpoint.ts';
import { type ConnectContext, unsupportedChoice } from './unsupportedChoice.ts';

/** A target without receiver. `createOutboxEntry` stores the document when the run finishes. */
const createOutboxTarget = ({ interfaceName }: Row): DeliveryTarget => ({
  kind: 'OUTBOX',
  method: 'KEEP',
  url: `outbox:/${encodeURIComponent(String(interfaceName))}`,
  headers: {},
  bodyOf: (document) => document,
  send: async () => ({}),
});

/** Throws NOT_IMPLEMENTED for an unknown transport, and for an authentication that it does not support. */
function partnerTransportOf(row: Row, { partner: { authentication } }: Endpoints): Transport {
  const transport = partnerTransports.get(String(row.type));
  if (!transport) throw unsupportedChoice('interface', 'type', row.type);
  if (authentication && transport.supportsAuthType?.(authentication.type) === false)
    throw unsupportedChoice('auth', 'authType', authentication.type);
  return transport;
}

const createWarehouseTarget = (
  context: ConnectContext,
  row: Row,
  { warehouse }: Endpoints,
): DeliveryTarget =>
  warehouse
    ? httpTarget(createHttpConnection(context, warehouse), warehouseHttpOptions('POST'))
    : createOutboxTarget(row);

/**
 * Creates the target of an interface from its flow: in, the warehouse or the outbox; out, the partner by the
 * interface's transport; table transfer, the second table. Throws NOT_IMPLEMENTED for an unsupported choice.
 */
export const createTarget = (context: ConnectContext, row: Row, endpoints: Endpoints): DeliveryTarget =>
  flowOfInterface(row) === 'in' && !isTableTransfer(row)
    ? createWarehouseTarget(context, row, endpoints)
    : {
        ...partnerTransportOf(row, endpoints).createTarget(context, row, endpoints),
        pace: endpoints.partner.pace,
      };

const createWarehouseSource = (
  context: ConnectContext,
  { warehouse }: Endpoints,
): DocumentSource | undefined =>
  warehouse && httpSource(createHttpConnection(context, warehouse), warehouseHttpOptions('GET'));

/**
 * Creates the source of an interface from its flow: in, the partner by the interface's transport; out, the
 * warehouse, undefined if none is configured; table transfer, the first table. Throws NOT_IMPLEMENTED for an
 * unsupported choice.
 */
export const createSource = (
  context: ConnectContext,
  row: Row,
  endpoints: Endpoints,
): DocumentSource | undefined =>
  flowOfInterface(row) === 'in' || isTableTransfer(row)
    ? partnerTransportOf(row, endpoints).createSource(context, row, endpoints)
    : createWarehouseSource(context, endpoints);
