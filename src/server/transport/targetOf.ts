import type { Row } from '../../contract/envelope.ts';
import { flowOf } from '../catalog.ts';
import type { Connection } from './Connection.ts';
import type { Ends } from './endsOf.ts';
import { type HttpEnd, partnerEnd, warehouseEnd } from './http/HttpEnd.ts';
import { httpTarget } from './http/httpTarget.ts';
import { signIn } from './http/signIn.ts';
import { type Asker, notSpoken } from './notSpoken.ts';
import { outboxTarget } from './outbox/outboxTarget.ts';
import { soapTarget } from './soap/soapTarget.ts';
import { stompAddress } from './stomp/StompAddress.ts';
import { stompTarget } from './stomp/stompTarget.ts';
import type { Target } from './Target.ts';
import { isTransfer, tableEnd } from './table/tableEnd.ts';
import { tableTarget } from './table/tableTarget.ts';

const httpTo = (asker: Asker, connection: Connection, end: HttpEnd): Target =>
  httpTarget(signIn(asker, connection), end);

function partnerTarget(asker: Asker, row: Row, { partner, dataSource }: Ends): Target {
  switch (row.type) {
    case 'HTTP':
      return httpTo(asker, partner, partnerEnd(row));
    case 'WEB_SERVICE':
      return soapTarget(asker.service.transports.soap, signIn(asker, partner), row);
    case 'ACTIVE_MQ':
      return stompTarget(asker.service.transports.brokers, stompAddress(partner), String(row.queueName));
    case 'INTERMEDIATE_TABLE':
      return tableTarget(tableEnd(asker, row, dataSource, 'target'));
    default:
      throw notSpoken(asker, 'interface', 'type', row.type);
  }
}

const warehouseTarget = (asker: Asker, row: Row, { warehouse }: Ends): Target =>
  warehouse ? httpTo(asker, warehouse, warehouseEnd('POST')) : outboxTarget(row);

/**
 * Where an interface sends to, as its flow says: in, to the warehouse or the outbox; out, to the partner by the interface's transport;
 * from table to table, to the second one. Throws NOT_IMPLEMENTED for what is not spoken.
 */
export const targetOf = (asker: Asker, row: Row, ends: Ends): Target =>
  flowOf(row) === 'in' && !isTransfer(row)
    ? warehouseTarget(asker, row, ends)
    : partnerTarget(asker, row, ends);
