import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { startTcpServer } from './connectionUnderTest.ts';

/** Texts of the wire protocol are UTF-16, after the number of their characters. */
const words = (text: string): Buffer => Buffer.from(text, 'utf16le');
const shortText = (text: string): Buffer => Buffer.concat([Buffer.of(text.length), words(text)]);
const uint16 = (number: number): Buffer => Buffer.of(number % 256, Math.floor(number / 256));
const sized = (token: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(token), uint16(content.length), content]);
};

/** The server has the version 16.0. Its last byte says whether it encrypts. */
const preLogin = (encrypts: boolean): Buffer =>
  Buffer.of(0, 0, 11, 0, 6, 1, 0, 17, 0, 1, 255, 16, 0, 0, 0, 0, 0, encrypts ? 1 : 2);
const loginAck = sized(0xad, Buffer.of(1, 0x74, 0, 0, 4), shortText('SQL'), Buffer.of(16, 0, 0, 0));
const done = Buffer.concat([Buffer.of(0xfd), Buffer.alloc(12)]);

const errorOf = (number: number, text: string): Buffer => {
  const code = Buffer.alloc(4);
  code.writeInt32LE(number);
  return sized(
    0xaa,
    code,
    Buffer.of(1, 14),
    uint16(text.length),
    words(text),
    shortText('SQL'),
    shortText(''),
    Buffer.of(1, 0, 0, 0),
  );
};

/** One row with one column of the type nvarchar. */
const rowOf = (value: string): Buffer =>
  Buffer.concat([
    Buffer.of(0x81, 1, 0, 0, 0, 0, 0, 9, 0, 0xe7, 0, 1, 9, 4, 0xd0, 0, 0x34, 0),
    Buffer.of(0xd1),
    uint16(value.length * 2),
    words(value),
  ]);

/** Types of packets. */
const types = { rpc: 3, answer: 4, login: 0x10, preLogin: 0x12 };

const packetOf = (type: number, content: Buffer): Buffer => {
  const header = Buffer.of(type, 1, 0, 0, 0, 0, 1, 0);
  header.writeUInt16BE(content.length + header.length, 2);
  return Buffer.concat([header, content]);
};

interface Login {
  readonly user: string;
  readonly database: string;
}

/** Reads user and database from a sign-in, which has offset and length of each text at a fixed place. */
function loginIn(content: Buffer): Login {
  const textAt = (place: number) => {
    const start = content.readUInt16LE(place);
    return content.toString('utf16le', start, start + content.readUInt16LE(place + 2) * 2);
  };
  return { user: textAt(40), database: textAt(68) };
}

/** An error number of the server with its text. */
type Refusal = readonly [number: number, text: string];

/** Calls `meet` for each whole packet of a stream. */
function readPackets(stream: Duplex, meet: (type: number, content: Buffer) => void): void {
  let received = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 8 && received.length >= received.readUInt16BE(2)) {
      const size = received.readUInt16BE(2);
      const packet = received.subarray(0, size);
      received = received.subarray(size);
      meet(packet.readUInt8(0), packet.subarray(8));
    }
  });
}

/** Returns the encrypted stream of a connection. The protocol wraps the handshake into packets. */
function encrypt(socket: Socket, key: Buffer): TLSSocket {
  let isWrapped = true;
  const outer = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _, done) => {
      socket.write(isWrapped ? packetOf(types.preLogin, chunk) : chunk);
      done();
    },
  });
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    isWrapped = chunk[0] === types.preLogin;
    outer.push(isWrapped ? chunk.subarray(8) : chunk);
  });
  return new TLSSocket(outer, { isServer: true, key, cert: key, maxVersion: 'TLSv1.2' });
}

/**
 * Starts a fake SQL Server. Resolves to its port.
 * @param refusalsOf returns the errors of a sign-in; none admits it
 * @param answer returns the value for a query, or a refusal
 * @param key private key and certificate; without them the server offers no encryption
 */
export const sqlServer = (
  refusalsOf: (login: Login) => readonly Refusal[],
  answer: (sql: string) => string | Refusal,
  key?: Buffer,
): Promise<number> =>
  startTcpServer((socket) => {
    const answerTo = (type: number, content: Buffer): Buffer => {
      if (type === types.login) {
        const refusals = refusalsOf(loginIn(content)).map((refusal) => errorOf(...refusal));
        return Buffer.concat([...(refusals.length > 0 ? refusals : [loginAck]), done]);
      }
      if (type !== types.rpc) return done;
      const found = answer(content.toString('latin1').replaceAll('\0', ''));
      return Buffer.concat([typeof found === 'string' ? rowOf(found) : errorOf(...found), done]);
    };
    const serve = (stream: Duplex): void =>
      readPackets(stream, (type, content) => {
        if (type !== types.preLogin)
          return void stream.write(packetOf(types.answer, answerTo(type, content)));
        stream.write(packetOf(types.answer, preLogin(key !== undefined)));
        if (key) serve(encrypt(socket, key));
      });
    serve(socket);
  });
