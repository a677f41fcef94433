import { isIP, connect as open, type Socket } from 'node:net';
import { connect as secure } from 'node:tls';
import type { IStompSocket } from '@stomp/stompjs';
import { fixedLookup } from '../../../platform/network/sendOnce.ts';
import { type Network, resolveHost } from '../../../platform/network/ssrfGuard.ts';
import { DeliveryFailure } from '../DeliveryFailure.ts';
import type { Endpoint } from '../endpoint/Endpoint.ts';

/** A message broker with its credentials. */
export interface StompAddress {
  readonly host: string;
  readonly port: number;
  readonly encrypted: boolean;
  readonly username?: string;
  readonly password?: string;
  /** Without credentials, for traces. */
  readonly displayUrl: string;
}

/** Default STOMP ports of ActiveMQ brokers. */
const ports = { plain: 61613, encrypted: 61612 };

/** An invalid address has no host. */
export function parseStompAddress({ url: text, authentication }: Endpoint): StompAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const encrypted = url?.protocol === 'ssl:' || url?.protocol === 'https:';
  const port = Number(url?.port) || (encrypted ? ports.encrypted : ports.plain);
  return {
    host: url?.hostname.replace(/^\[|\]$/g, '') ?? '',
    port,
    encrypted,
    username: authentication?.username,
    password: authentication?.password,
    displayUrl: `${encrypted ? 'ssl' : 'tcp'}://${url?.hostname ?? ''}:${port}`,
  };
}

/** Milliseconds to connect, and maximum bytes of an incomplete frame. */
const limits = { connect: 10_000, frame: 20_000_000 };

/** States of a WebSocket, as the library numbers them. */
const states = { connecting: 0, open: 1, closed: 3 };

/** Connects to a checked address. */
async function openSocket({ host, port, encrypted }: StompAddress, network: Network): Promise<Socket> {
  const name = isIP(host) === 6 ? `[${host}]` : host;
  const addresses = await resolveHost(
    new URL(`http://${name}:${port}`),
    network,
    AbortSignal.timeout(limits.connect),
  );
  const place = { host, port, lookup: fixedLookup(addresses), timeout: limits.connect };
  const socket = encrypted
    ? secure({ ...place, ...(isIP(host) === 0 && { servername: host }) })
    : open(place);
  return new Promise((resolve, reject) => {
    socket.once(encrypted ? 'secureConnect' : 'connect', () => resolve(socket.setTimeout(0).setNoDelay()));
    socket.once('timeout', () =>
      socket.destroy(new DeliveryFailure('TIMEOUT', { seconds: limits.connect / 1000 })),
    );
    socket.on('error', reject);
  });
}

/**
 * A TCP or TLS connection with the WebSocket interface that the STOMP library expects. `onclose` reports
 * every kind of end.
 */
export class TcpSocket implements IStompSocket {
  readonly url: string;
  readyState = states.connecting;
  onopen: IStompSocket['onopen'];
  onmessage: IStompSocket['onmessage'];
  onclose: IStompSocket['onclose'];
  onerror: IStompSocket['onerror'];
  /** Reason of the end, if known. */
  cause: unknown;
  #socket: Socket | undefined;
  #pending = 0;
  #isFirst = true;

  constructor(address: StompAddress, network: Network) {
    this.url = address.displayUrl;
    openSocket(address, network).then(
      (socket) => this.#begin(socket),
      (error) => this.#end(error),
    );
  }

  /** A complete frame has arrived: restarts the count towards the limit. */
  frameReceived(): void {
    this.#pending = 0;
  }

  send(data: string | Uint8Array): void {
    this.#socket?.write(data);
  }

  close(): void {
    this.#socket?.end();
    this.#end(undefined);
  }

  terminate(): void {
    this.#end(undefined);
  }

  #begin(socket: Socket): void {
    if (this.readyState === states.closed) {
      socket.destroy();
      return;
    }
    this.#socket = socket;
    this.readyState = states.open;
    socket.on('error', (error) => this.#end(error));
    // Brokers with another protocol close the connection without an answer.
    socket.on('close', () => this.#end(this.#isFirst ? new DeliveryFailure('NOT_STOMP') : undefined));
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    this.onopen?.();
  }

  #take(chunk: Buffer): void {
    this.#pending += chunk.length;
    const failure = this.#faultIn(chunk);
    this.#isFirst = false;
    if (failure) this.#end(failure);
    else {
      const { buffer, byteOffset, byteLength } = chunk;
      this.onmessage?.({ data: buffer.slice(byteOffset, byteOffset + byteLength) });
    }
  }

  /** OpenWire begins with the size of its first command. */
  #faultIn(chunk: Buffer): DeliveryFailure | undefined {
    if (this.#isFirst && chunk[0] === 0) return new DeliveryFailure('NOT_STOMP');
    return this.#pending > limits.frame
      ? new DeliveryFailure('RESPONSE_TOO_LARGE', { megabytes: limits.frame / 1_000_000 })
      : undefined;
  }

  #end(cause: unknown): void {
    if (this.readyState === states.closed) return;
    this.cause = cause;
    this.readyState = states.closed;
    // Sends pending data, but does not wait for a peer that does not accept it.
    this.#socket?.destroySoon();
    this.onclose?.({ code: 1006, reason: '', wasClean: cause === undefined });
  }
}
