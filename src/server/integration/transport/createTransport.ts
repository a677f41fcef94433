import type { Row } from '../../../contract/api/envelope.ts';
import type { LocalizedContext } from '../../platform/operations/ServiceContext.ts';
import { flowOfInterface } from '../interfaces/flowOfInterface.ts';
import type { DeliveryTarget } from './DeliveryTarget.ts';
import type { DocumentSource } from './DocumentSource.ts';
import type { Endpoint } from './Endpoint.ts';
import { createHttpConnection } from './http/HttpConnection.ts';
import {
  type HttpOptions,
  httpSource,
  httpTarget,
  partnerHttpOptions,
  warehouseHttpOptions,
} from './http/httpTransport.ts';
import type { Endpoints } from './loadEndpoints.ts';
import { soapSource, soapTarget } from './soap/soapTransport.ts';
import { stompSource, stompTarget } from './stomp/stompTransport.ts';
import { parseStompAddress } from './stomp/TcpSocket.ts';
import { createTableEndpoint, isTableTransfer } from './table/TableEndpoint.ts';
import { tableSource } from './table/tableSource.ts';
import { tableTarget } from './table/tableTarget.ts';
import { unsupportedChoice } from './unsupportedChoice.ts';

/** A target without receiver. `createOutboxEntry` stores the document when the run finishes. */
export const createOutboxTarget = ({ interfaceName }: Row): DeliveryTarget => ({
  kind: 'OUTBOX',
  method: 'KEEP',
  url: `outbox:/${encodeURIComponent(String(interfaceName))}`,
  headers: {},
  bodyOf: (document) => document,
  send: async () => ({}),
});

const createHttpTarget = (
  context: LocalizedContext,
  endpoint: Endpoint,
  options: HttpOptions,
): DeliveryTarget => httpTarget(createHttpConnection(context, endpoint), options);

function createPartnerTarget(
  context: LocalizedContext,
  row: Row,
  { partner, dataSource }: Endpoints,
): DeliveryTarget {
  switch (row.type) {
    case 'HTTP':
      return createHttpTarget(context, partner, partnerHttpOptions(row));
    case 'WEB_SERVICE':
      return soapTarget(context.service.transports.soap, createHttpConnection(context, partner), row);
    case 'ACTIVE_MQ':
      return stompTarget(
        context.service.transports.brokers,
        parseStompAddress(partner),
        String(row.queueName),
      );
    case 'INTERMEDIATE_TABLE':
      return tableTarget(createTableEndpoint(context, row, dataSource, 'target'));
    default:
      throw unsupportedChoice(context, 'interface', 'type', row.type);
  }
}

const createWarehouseTarget = (
  context: LocalizedContext,
  row: Row,
  { warehouse }: Endpoints,
): DeliveryTarget =>
  warehouse ? createHttpTarget(context, warehouse, warehouseHttpOptions('POST')) : createOutboxTarget(row);

/**
 * Creates the target of an interface from its flow: in, the warehouse or the outbox; out, the partner by the
 * interface's transport; table transfer, the second table. Throws NOT_IMPLEMENTED for an unsupported choice.
 */
export const createTarget = (context: LocalizedContext, row: Row, endpoints: Endpoints): DeliveryTarget =>
  flowOfInterface(row) === 'in' && !isTableTransfer(row)
    ? createWarehouseTarget(context, row, endpoints)
    : createPartnerTarget(context, row, endpoints);

const createHttpSource = (
  context: LocalizedContext,
  endpoint: Endpoint,
  options: HttpOptions,
): DocumentSource => httpSource(createHttpConnection(context, endpoint), options);

function createPartnerSource(
  context: LocalizedContext,
  row: Row,
  { partner, dataSource }: Endpoints,
): DocumentSource {
  switch (row.type) {
    case 'HTTP':
      return createHttpSource(context, partner, partnerHttpOptions(row));
    case 'WEB_SERVICE':
      return soapSource(context.service.transports.soap, createHttpConnection(context, partner), row);
    case 'ACTIVE_MQ':
      return stompSource(
        context.service.transports.brokers,
        parseStompAddress(partner),
        String(row.queueName),
      );
    case 'INTERMEDIATE_TABLE':
      return tableSource(createTableEndpoint(context, row, dataSource, 'source'));
    default:
      throw unsupportedChoice(context, 'interface', 'type', row.type);
  }
}

const createWarehouseSource = (
  context: LocalizedContext,
  { warehouse }: Endpoints,
): DocumentSource | undefined =>
  warehouse && createHttpSource(context, warehouse, warehouseHttpOptions('GET'));

/**
 * Creates the source of an interface from its flow: in, the partner by the interface's transport; out, the
 * warehouse, undefined if none is configured; table transfer, the first table. Throws NOT_IMPLEMENTED for an
 * unsupported choice.
 */
export const createSource = (
  context: LocalizedContext,
  row: Row,
  endpoints: Endpoints,
): DocumentSource | undefined =>
  flowOfInterface(row) === 'in' || isTableTransfer(row)
    ? createPartnerSource(context, row, endpoints)
    : createWarehouseSource(context, endpoints);
