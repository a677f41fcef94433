import { type AddressInfo, createServer, type Socket } from 'node:net';

interface Frame {
  readonly command: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A message in a queue. `to` is the connection that got the message and has not acknowledged it. */
interface Message {
  readonly id: string;
  readonly destination: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes are those of another charset than UTF-8. */
  readonly body: string | Buffer;
  to?: Socket;
}

export interface StompBroker {
  readonly port: number;
  readonly messages: Message[];
  readonly dead: Message[];
  /** Number of connections so far. */
  connections: number;
  /** Bodies of messages that the broker did not accept. */
  readonly ignored: string[];
  /** The broker accepts sent messages, and confirms them and the end of a connection with receipts. */
  takes: boolean;
  /** Sends every idle subscriber its next message. */
  readonly serve: () => void;
  /** Ends all connections, as a restart of a broker does. */
  readonly drop: () => void;
  readonly close: () => Promise<void>;
}

const written = (command: string, headers: object, body: string | Buffer = ''): Buffer => {
  const head = `${command}\n${Object.entries(headers)
    .map(([name, value]) => `${name}:${String(value).replaceAll(':', '\\c')}\n`)
    .join('')}\n`;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\0')]);
};

function frameIn(text: string): Frame {
  const [head = '', ...body] = text.trimStart().split('\n\n');
  const [command = '', ...lines] = head.split('\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).replaceAll('\\c', ':'),
    ]),
  );
  return { command, headers, body: body.join('\n\n') };
}

/**
 * Starts a STOMP 1.2 broker on loopback. Only `wms` with the password `open sesame` can sign in. Each
 * subscriber gets one message at a time.
 */
export async function stompBroker(): Promise<StompBroker> {
  const sockets = new Map<Socket, { destination: string; id: string } | undefined>();
  let made = 0;

  const serve = (): void => {
    for (const [socket, listening] of sockets) {
      if (!listening || broker.messages.some(({ to }) => to === socket)) continue;
      const next = broker.messages.find(
        ({ to, destination }) => !to && destination === listening.destination,
      );
      if (!next) continue;
      next.to = socket;
      const { id: ack, destination, body } = next;
      socket.write(
        written(
          'MESSAGE',
          { ...next.headers, destination, subscription: listening.id, ack, 'message-id': ack },
          body,
        ),
      );
    }
  };

  const meet = (socket: Socket, { command, headers, body }: Frame): void => {
    const settle = (dead: boolean): void => {
      const at = broker.messages.findIndex(({ id }) => id === headers.id);
      const [settled] = broker.messages.splice(at, 1);
      if (dead && settled) broker.dead.push(settled);
    };
    if (command === 'CONNECT') {
      if (headers.login !== 'wms' || headers.passcode !== 'open sesame')
        return void socket.end(written('ERROR', { message: 'User name or password is invalid.' }));
      socket.write(written('CONNECTED', { version: '1.2' }));
    } else if (command === 'SEND') {
      if (!broker.takes) return void broker.ignored.push(body);
      const { destination = '', receipt, ...rest } = headers;
      made += 1;
      broker.messages.push({ id: `m-${made}`, destination, headers: rest, body });
      socket.write(written('RECEIPT', { 'receipt-id': receipt }));
    } else if (command === 'SUBSCRIBE')
      sockets.set(socket, { destination: headers.destination ?? '', id: headers.id ?? '' });
    else if (command === 'ACK' || command === 'NACK') settle(command === 'NACK');
    else if (command === 'DISCONNECT' && broker.takes)
      socket.write(written('RECEIPT', { 'receipt-id': headers.receipt }));
    serve();
  };

  const server = createServer((socket) => {
    broker.connections += 1;
    sockets.set(socket, undefined);
    let rest = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const frames = `${rest}${chunk}`.split('\0');
      rest = frames.pop() ?? '';
      for (const text of frames) meet(socket, frameIn(text));
    });
    socket.on('close', () => {
      sockets.delete(socket);
      for (const message of broker.messages) if (message.to === socket) message.to = undefined;
      serve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = (): void => {
    for (const socket of sockets.keys()) socket.destroy();
  };
  const broker: StompBroker = {
    port: (server.address() as AddressInfo).port,
    messages: [],
    dead: [],
    ignored: [],
    connections: 0,
    takes: true,
    serve,
    drop,
    close: () => {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return broker;
}
