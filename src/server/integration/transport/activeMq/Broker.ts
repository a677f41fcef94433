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

/** A connection that sends messages to a broker. The broker confirms each message. */
class Broker {
  readonly #client: Client;
  readonly #waiting: Map<string, PendingReceipt>;
  /** Ends the connection. */
  readonly close: () => Promise<void>;

  private constructor(client: Client, waiting: Map<string, PendingReceipt>, close: () => Promise<void>) {
    this.#client = client;
    this.#waiting = waiting;
    this.close = close;
  }

  /**
   * Rejects with DeliveryFailure. Calls `onEnd` when the connection has ended; the broker is unusable then.
   */
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
    const { client, frameReceived, close } = await createStompClient(address, network, events, {
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
    return new Broker(client, waiting, close);
  }

  /**
   * Resolves when the broker has confirmed the message. Rejects with DeliveryFailure. If the signal aborts before, ends the
   * connection: a broker that sends heartbeats but no receipts would hold up every further message.
   */
  send(
    message: Pick<IPublishParams, 'destination' | 'body'> & { readonly headers: Record<string, string> },
    signal: AbortSignal,
  ): Promise<void> {
    const receipt = randomUUID();
    const giveUp = (): void => this.#client.forceDisconnect();
    signal.addEventListener('abort', giveUp, { once: true });
    return new Promise<void>((resolve, reject) => {
      this.#waiting.set(receipt, { resolve, reject });
      this.#client.publish({
        ...message,
        headers: { ...message.headers, receipt },
        // With a length, ActiveMQ creates a bytes message; without one, a text message.
        skipContentLengthHeader: true,
      });
    }).finally(() => signal.removeEventListener('abort', giveUp));
  }
}

/** Cache of brokers. Documents for one broker share its connection. */
export class BrokerCache {
  readonly network: Network;
  readonly #kept = new ConnectionCache<Broker>();

  constructor(network: Network) {
    this.network = network;
  }

  /** Call it before each use. Rejects with DeliveryFailure. */
  get(address: StompAddress): Promise<Broker> {
    const { displayUrl, username, password } = address;
    const name = JSON.stringify([displayUrl, username, password]);
    return this.#kept.get(name, (drop) => Broker.connect(address, this.network, drop));
  }

  close(): Promise<void> {
    return this.#kept.close();
  }
}
