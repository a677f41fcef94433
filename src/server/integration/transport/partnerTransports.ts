import type { Interface } from '#generated/types.ts';
import { activeMqTransport } from './activeMq/activeMqTransport.ts';
import { httpTransport } from './http/httpTransport.ts';
import { soapTransport } from './soap/soapTransport.ts';
import type { Transport } from './Transport.ts';
import { tableTransport } from './table/tableTransport.ts';

const transportsByType = {
  HTTP: httpTransport,
  ACTIVE_MQ: activeMqTransport,
  WEB_SERVICE: soapTransport,
  INTERMEDIATE_TABLE: tableTransport,
} satisfies Record<Interface['type'], Transport>;

/** By `interface.type`. */
export const partnerTransports: ReadonlyMap<string, Transport> = new Map(Object.entries(transportsByType));

/** The types whose interfaces subscribe to a queue of their partner. */
export const queueTypes: readonly string[] = [...partnerTransports]
  .filter(([, { isQueue }]) => isQueue)
  .map(([type]) => type);
