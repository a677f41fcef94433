import type { Client, StompConfig } from '@stomp/stompjs';
import type { Network } from '../../../platform/network/ssrfGuard.ts';
import { DeliveryFailure, transportFailureOf } from '../DeliveryFailure.ts';
import { type StompAddress, TcpSocket } from './TcpSocket.ts';

/** Milliseconds between heartbeats in each direction. */
const heartbeat = 20_000;

/** Milliseconds within which a broker confirms the end of a connection. */
const disconnectTimeout = 2_000;

interface StompEvents {
  readonly connected: () => void;
  /** The connection ended or failed to open. */
  readonly lost: (failure: DeliveryFailure) => void;
}

interface StompClient {
  readonly client: Client;
  /** A complete frame has arrived. */
  readonly frameReceived: () => void;
  /** Ends the connection, and does not open it again. */
  readonly close: () => Promise<void>;
}

/** A broker that hangs never confirms the end. The connection then ends without the confirmation. */
async function closeClient(client: Client): Promise<void> {
  const timer = setTimeout(() => client.forceDisconnect(), disconnectTimeout);
  try {
    await client.deactivate();
  } finally {
    clearTimeout(timer);
  }
}

/** Creates a client of one broker. Loads the library on first use. */
export async function createStompClient(
  address: StompAddress,
  network: Network,
  events: StompEvents,
  config: Pick<StompConfig, 'reconnectDelay' | 'maxReconnectDelay'>,
): Promise<StompClient> {
  const { Client, ReconnectionTimeMode } = await import('@stomp/stompjs');
  const { username, password } = address;
  let socket: TcpSocket | undefined;
  let refusal: DeliveryFailure | undefined;
  const client = new Client({
    ...config,
    reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
    connectionTimeout: 15_000,
    heartbeatIncoming: heartbeat,
    heartbeatOutgoing: heartbeat,
    connectHeaders: {
      host: address.host,
      ...(username !== undefined && { login: username, passcode: password ?? '' }),
    },
    webSocketFactory: () => {
      refusal = undefined;
      socket = new TcpSocket(address, network);
      return socket;
    },
    onConnect: () => {
      socket?.frameReceived();
      events.connected();
    },
    onStompError: ({ headers, body }) => {
      refusal = new DeliveryFailure('BROKER_REFUSED', { message: headers.message ?? body.slice(0, 200) });
      // Brokers close the connection, but may take their time.
      socket?.close();
    },
    onWebSocketClose: () => {
      const cause = socket?.cause ?? new Error('The broker closed the connection');
      events.lost(refusal ?? transportFailureOf(cause));
    },
  });
  return { client, frameReceived: () => socket?.frameReceived(), close: () => closeClient(client) };
}
