import { request } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { connect } from 'node:tls';
import { type Challenge, challengeIn } from '../transport/http/digest.ts';

/** What an HTTP server said, as far as a test looks at it. */
export interface HttpAnswer {
  readonly status: number;
  readonly location?: string;
  /** How it wants to be signed in to, by Digest. */
  readonly challenge?: Challenge;
}

/** The connection, encrypted, with the certificate checked against the host's name. Rejects with what TLS says. */
export function encrypted(socket: Socket, host: string): Promise<{ socket: Socket; protocol: string }> {
  return new Promise((resolve, reject) => {
    // A server name is a name (RFC 6066, section 3); an address is compared with `host`.
    const secure = connect({ socket, host, ...(isIP(host) === 0 && { servername: host }) });
    secure.once('secureConnect', () => resolve({ socket: secure, protocol: secure.getProtocol() ?? 'TLS' }));
    secure.on('error', reject);
    secure.once('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
  });
}

/** Asks a URL over an open connection, and reads no more than the headers of the answer. Redirects are not followed. */
export function httpAnswer(
  url: URL,
  headers: Readonly<Record<string, string>>,
  socket: Socket,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: { Host: url.host, Accept: 'application/json', ...headers, Connection: 'close' },
      maxHeaderSize: 16_384,
      createConnection: () => socket,
    });
    outgoing.once('response', (response) => {
      const { statusCode = 0, headers: answered } = response;
      resolve({ status: statusCode, location: answered.location, challenge: challengeIn(response) });
      socket.destroy();
    });
    outgoing.once('upgrade', () => resolve({ status: 101 }));
    outgoing.on('error', reject);
    outgoing.end();
  });
}
