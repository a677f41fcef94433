import type { Row } from '../../contract/envelope.ts';
import { flowOf } from '../catalog.ts';
import type { Connection } from './Connection.ts';
import type { Ends } from './endsOf.ts';
import { type HttpEnd, partnerEnd, warehouseEnd } from './http/HttpEnd.ts';
import { httpSource } from './http/httpSource.ts';
import { signIn } from './http/signIn.ts';
import { type Asker, notSpoken } from './notSpoken.ts';
import type { Source } from './Source.ts';
import { soapSource } from './soap/soapSource.ts';
import { stompAddress } from './stomp/StompAddress.ts';
import { stompSource } from './stomp/stompSource.ts';
import { isTransfer, tableEnd } from './table/tableEnd.ts';
import { tableSource } from './table/tableSource.ts';

const httpFrom = (asker: Asker, connection: Connection, end: HttpEnd): Source =>
  httpSource(signIn(asker, connection), end);

function partnerSource(asker: Asker, row: Row, { partner, dataSource }: Ends): Source {
  switch (row.type) {
    case 'HTTP':
      return httpFrom(asker, partner, partnerEnd(row));
    case 'WEB_SERVICE':
      return soapSource(asker.service.transports.soap, signIn(asker, partner), row);
    case 'ACTIVE_MQ':
      return stompSource(asker.service.transports.brokers, stompAddress(partner), String(row.queueName));
    case 'INTERMEDIATE_TABLE':
      return tableSource(tableEnd(asker, row, dataSource, 'source'));
    default:
      throw notSpoken(asker, 'interface', 'type', row.type);
  }
}

const warehouseSource = (asker: Asker, { warehouse }: Ends): Source | undefined =>
  warehouse && httpFrom(asker, warehouse, warehouseEnd('GET'));

/**
 * Where an interface fetches its documents, as its flow says: in, from the partner by the interface's transport; out, from the
 * warehouse, undefined where none is configured; from table to table, from the first one. Throws NOT_IMPLEMENTED for what is not spoken.
 */
export const sourceOf = (asker: Asker, row: Row, ends: Ends): Source | undefined =>
  flowOf(row) === 'in' || isTransfer(row) ? partnerSource(asker, row, ends) : warehouseSource(asker, ends);
