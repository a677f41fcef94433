import type { Client, IMessage } from '@stomp/stompjs';
import { stringifyExactJson } from '../../../../contract/json/exactJson.ts';
import { decodeBody } from '../../../../contract/text/decodeBody.ts';
import type { DeliveryFailure } from '../DeliveryFailure.ts';
import type { DeliveryTarget } from '../DeliveryTarget.ts';
import type { QueuedDocument, QueueSource, Subscription } from '../DocumentSource.ts';
import type { Transport } from '../Transport.ts';
import { BrokerCache } from './Broker.ts';
import { createStompClient } from './stompClient.ts';
import { parseStompAddress, type StompAddress } from './TcpSocket.ts';

/** JMS property names follow Java and have no hyphens. */
const idempotencyKeyHeader = 'IdempotencyKey';

/** A name with a type (`/topic/…`) stays unchanged; any other name is a queue. */
const stompDestinationOf = (name: string): string =>
  /^\/(queue|topic)\//.test(name) ? name : `/queue/${name}`;

/**
 * A queue of a message broker. Delivered means that the broker confirmed the message and stores it
 * persistently.
 */
export const activeMqTarget = (
  brokers: BrokerCache,
  address: StompAddress,
  queueName: string,
): DeliveryTarget => ({
  kind: 'ACTIVE_MQ',
  method: 'SEND',
  url: address.displayUrl + stompDestinationOf(queueName),
  headers: { persistent: 'true', 'content-type': 'application/json' },
  headerOfKey: (key) => ({ [idempotencyKeyHeader]: key }),
  bodyOf: (document) => document,
  send: async ({ headers, requestBody }, signal) => {
    const broker = await brokers.get(address);
    signal.throwIfAborted();
    await broker.send(
      { destination: stompDestinationOf(queueName), body: stringifyExactJson(requestBody), headers },
      signal,
    );
    return {};
  },
});

/** Milliseconds until a broken connection or a rejected document is tried again: initial and maximum. */
const delays = { reconnectDelay: 2_000, maxReconnectDelay: 60_000 };

/** The library would read every charset as UTF-8, and replace other bytes. */
const documentOfMessage = ({ binaryBody, headers }: IMessage): QueuedDocument => ({
  text: decodeBody(binaryBody, headers['content-type'] ?? '', false),
  // The broker's message id stays the same on redelivery.
  idempotencyKey: headers[idempotencyKeyHeader] ?? String(headers['message-id']),
});

/** A queue of a message broker, whose messages are documents. */
export const activeMqSource = (
  { network }: BrokerCache,
  address: StompAddress,
  queueName: string,
  milliseconds = delays.reconnectDelay,
): QueueSource => ({
  kind: 'QUEUE',
  async subscribe(take, onTrouble, onConnected): Promise<Subscription> {
    let client: Client | undefined;
    let isClosed = false;
    let isLeft = false;
    let framed: () => void = () => undefined;
    let last = Promise.resolve();
    /**
     * Handles messages one after the other. A rejected document ends the connection, and the broker
     * redelivers it over the next one.
     */
    const handle = async (message: IMessage, on: { isOver: boolean }): Promise<void> => {
      if (on.isOver || isClosed) return;
      try {
        if ((await take(documentOfMessage(message))) === 'TAKEN') message.ack();
        else message.nack();
      } catch (error) {
        on.isOver = true;
        isLeft = true;
        onTrouble(error);
        client?.forceDisconnect();
      }
    };
    const connected = (): void => {
      const on = { isOver: false };
      client?.subscribe(
        stompDestinationOf(queueName),
        (message) => {
          framed();
          last = last.then(() => handle(message, on));
        },
        // One message at a time, so that other processes can take those that this one has not begun.
        { ack: 'client-individual', 'activemq.prefetchSize': '1' },
      );
      onConnected();
    };
    /** Ends that this service initiated are no trouble. */
    const lost = (failure: DeliveryFailure): void => {
      if (!isClosed && !isLeft) onTrouble(failure);
      isLeft = false;
    };
    const made = await createStompClient(
      address,
      network,
      { connected, lost },
      { ...delays, reconnectDelay: milliseconds },
    );
    client = made.client;
    framed = made.frameReceived;
    client.activate();
    return {
      close: async () => {
        isClosed = true;
        await last;
        await made.close();
      },
    };
  },
});

/** Messages of ActiveMQ over STOMP. */
export const activeMqTransport: Transport = {
  isQueue: true,
  // STOMP has user name and password only.
  supportsAuthType: (authType) => authType !== 'OAUTH2',
  createTarget: ({ service }, { queueName }, { partner }) =>
    activeMqTarget(service.transports.cacheOf(BrokerCache), parseStompAddress(partner), String(queueName)),
  createSource: ({ service }, { queueName }, { partner }) =>
    activeMqSource(service.transports.cacheOf(BrokerCache), parseStompAddress(partner), String(queueName)),
};
