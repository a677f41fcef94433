import { randomUUID } from 'node:crypto';
import type { Client, IPublishParams } from '@stomp/stompjs';
import type { Network } from '../../../platform/network/ssrfGuard.ts';
import { ConnectionCache } from '../ConnectionCache.ts';
import type { DeliveryFailure } from '../DeliveryFailure.ts';
import { createStompClient } from './stompClient.ts';
import type { StompAddress } from './TcpSocket.ts';

interface PendingReceipt {
  readonly resolve: () => void;
  readonly reject: (failure: DeliveryFailure) => void;
}

/** A connection to a broker that messages are sent over, each until the broker says that it has it. */
export class Broker {
  readonly #client: Client;
  readonly #waiting: Map<string, PendingReceipt>;

  private constructor(client: Client, waiting: Map<string, PendingReceipt>) {
    this.#client = client;
    this.#waiting = waiting;
  }

  /** Rejects with Failure. `onEnd` hears when the connection has ended: the broker is of no use then. */
  static async connect(address: StompAddress, network: Network, onEnd: () => void): Promise<Broker> {
    const waiting = new Map<string, PendingReceipt>();
    let began: () => void = () => undefined;
    let failed: (failure: DeliveryFailure) => void = () => undefined;
    const connected = new Promise<void>((resolve, reject) => {
      began = resolve;
      failed = reject;
    });
    const lost = (failure: DeliveryFailure): void => {
      failed(failure);
      for (const { reject } of waiting.values()) reject(failure);
      waiting.clear();
      onEnd();
    };
    const events = { connected: () => began(), lost };
    const { client, frameReceived } = await createStompClient(address, network, events, {
      reconnectDelay: 0,
    });
    client.onUnhandledReceipt = ({ headers }) => {
      frameReceived();
      const receipt = headers['receipt-id'] ?? '';
      waiting.get(receipt)?.resolve();
      waiting.delete(receipt);
    };
    client.activate();
    await connected;
    return new Broker(client, waiting);
  }

  /** Resolves when the broker has the message for certain. Rejects with Failure. */
  send(
    message: Pick<IPublishParams, 'destination' | 'body'> & { readonly headers: Record<string, string> },
  ): Promise<void> {
    const receipt = randomUUID();
    return new Promise((resolve, reject) => {
      this.#waiting.set(receipt, { resolve, reject });
      this.#client.publish({
        ...message,
        headers: { ...message.headers, receipt },
        // With a length ActiveMQ makes bytes of it, without one a text.
        skipContentLengthHeader: true,
      });
    });
  }

  async close(): Promise<void> {
    await this.#client.deactivate();
  }
}

/** The message brokers that are in use; documents for one share its connection. */
export class BrokerCache {
  readonly network: Network;
  readonly #kept = new ConnectionCache<Broker>();

  constructor(network: Network) {
    this.network = network;
  }

  /** To be asked for again before each use. Rejects with Failure. */
  get(address: StompAddress): Promise<Broker> {
    const { displayUrl, username, password } = address;
    const name = JSON.stringify([displayUrl, username, password]);
    return this.#kept.get(name, () =>
      Broker.connect(address, this.network, () => void this.#kept.drop(name)),
    );
  }

  close(): Promise<void> {
    return this.#kept.close();
  }
}
