import type { Target } from '../Target.ts';
import type { Brokers } from './Brokers.ts';
import type { StompAddress } from './StompAddress.ts';

/** Names of properties in JMS are those of Java, without hyphens. */
export const keyHeader = 'IdempotencyKey';

/** A name that says what it is (`/topic/…`) stays; any other is a queue's. */
export const destinationOf = (name: string): string =>
  /^\/(queue|topic)\//.test(name) ? name : `/queue/${name}`;

/** A queue of a message broker: delivered when the broker says that it has the message, and keeps it over a restart. */
export const stompTarget = (brokers: Brokers, address: StompAddress, queueName: string): Target => ({
  kind: 'STOMP',
  method: 'SEND',
  url: address.shown + destinationOf(queueName),
  headers: { persistent: 'true', 'content-type': 'application/json' },
  bodyOf: (document) => document,
  send: async ({ headers: { 'Idempotency-Key': key, ...headers }, requestBody }) => {
    const broker = await brokers.of(address);
    await broker.send({
      destination: destinationOf(queueName),
      body: JSON.stringify(requestBody),
      headers: { ...headers, ...(key && { [keyHeader]: key }) },
    });
    return {};
  },
});
