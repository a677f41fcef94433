import type { Client, IMessage } from '@stomp/stompjs';
import { type Failure, failureOf } from '../../exchange/Failure.ts';
import type { QueueSource, Subscription } from '../Source.ts';
import type { Brokers } from './Brokers.ts';
import type { StompAddress } from './StompAddress.ts';
import { stompClient } from './stompClient.ts';
import { destinationOf, keyHeader } from './stompTarget.ts';

/** Milliseconds until a broken connection, or a document that could not be taken, is tried again; at most. */
const delays = { reconnectDelay: 2_000, maxReconnectDelay: 60_000 };

const arrivingIn = ({ body, headers }: IMessage) => ({
  text: body,
  // The broker's own name of it stays when it is brought again.
  idempotencyKey: headers[keyHeader] ?? String(headers['message-id']),
});

/** A queue of a message broker, whose messages are documents. */
export const stompSource = (
  { network }: Brokers,
  address: StompAddress,
  queueName: string,
  milliseconds = delays.reconnectDelay,
): QueueSource => ({
  kind: 'QUEUE',
  async subscribe(take, onTrouble): Promise<Subscription> {
    let client: Client | undefined;
    let isClosed = false;
    let isLeft = false;
    let framed: () => void = () => undefined;
    let last = Promise.resolve();
    /** One after the other; a document that cannot be taken ends the connection, and the broker brings it again over the next. */
    const handle = async (message: IMessage, on: { isOver: boolean }): Promise<void> => {
      if (on.isOver || isClosed) return;
      try {
        if ((await take(arrivingIn(message))) === 'TAKEN') message.ack();
        else message.nack();
      } catch (error) {
        on.isOver = true;
        isLeft = true;
        onTrouble(failureOf(error));
        client?.forceDisconnect();
      }
    };
    const connected = (): void => {
      const on = { isOver: false };
      client?.subscribe(
        destinationOf(queueName),
        (message) => {
          framed();
          last = last.then(() => handle(message, on));
        },
        // One at a time: no other process waits for what this one has not begun.
        { ack: 'client-individual', 'activemq.prefetchSize': '1' },
      );
    };
    /** What this service ends itself is no trouble. */
    const lost = (failure: Failure): void => {
      if (!isClosed && !isLeft) onTrouble(failure);
      isLeft = false;
    };
    const made = await stompClient(
      address,
      network,
      { connected, lost },
      { ...delays, reconnectDelay: milliseconds },
    );
    client = made.client;
    framed = made.framed;
    client.activate();
    return {
      close: async () => {
        isClosed = true;
        await last;
        await made.client.deactivate();
      },
    };
  },
});
