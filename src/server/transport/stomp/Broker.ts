import { randomUUID } from 'node:crypto';
import type { Client, IPublishParams } from '@stomp/stompjs';
import type { Failure } from '../../exchange/Failure.ts';
import type { Network } from '../../network/resolved.ts';
import type { StompAddress } from './StompAddress.ts';
import { stompClient } from './stompClient.ts';

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (failure: Failure) => void;
}

/** A connection to a broker that messages are sent over, each until the broker says that it has it. */
export class Broker {
  readonly #client: Client;
  readonly #waiting: Map<string, Waiting>;

  private constructor(client: Client, waiting: Map<string, Waiting>) {
    this.#client = client;
    this.#waiting = waiting;
  }

  /** Rejects with Failure. `onEnd` hears when the connection has ended: the broker is of no use then. */
  static async connect(address: StompAddress, network: Network, onEnd: () => void): Promise<Broker> {
    const waiting = new Map<string, Waiting>();
    let began: () => void = () => undefined;
    let failed: (failure: Failure) => void = () => undefined;
    const connected = new Promise<void>((resolve, reject) => {
      began = resolve;
      failed = reject;
    });
    const lost = (failure: Failure): void => {
      failed(failure);
      for (const { reject } of waiting.values()) reject(failure);
      waiting.clear();
      onEnd();
    };
    const events = { connected: () => began(), lost };
    const { client, framed } = await stompClient(address, network, events, { reconnectDelay: 0 });
    client.onUnhandledReceipt = ({ headers }) => {
      framed();
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
