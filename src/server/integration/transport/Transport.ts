import type { Row } from '../../../contract/api/envelope.ts';
import type { DeliveryTarget } from './DeliveryTarget.ts';
import type { DocumentSource } from './DocumentSource.ts';
import type { Endpoints } from './endpoint/Endpoint.ts';
import type { ConnectContext } from './unsupportedChoice.ts';

/**
 * The way to and from a partner that an interface chooses with `type`. Both functions throw NOT_IMPLEMENTED
 * for a choice that the transport does not support.
 */
export interface Transport {
  /** Returns whether an interface can use a type of authentication; all types if omitted. */
  readonly supportsAuthType?: (authType: string) => boolean;
  readonly createTarget: (context: ConnectContext, row: Row, endpoints: Endpoints) => DeliveryTarget;
  readonly createSource: (context: ConnectContext, row: Row, endpoints: Endpoints) => DocumentSource;
  /** Its source is a QueueSource, to which the service subscribes. */
  readonly isQueue?: true;
  /** It reads the data source of the ERP or of the interface. */
  readonly usesDataSource?: true;
}
