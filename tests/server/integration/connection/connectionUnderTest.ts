import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ConnectionTest } from '../../../../src/generated/types.ts';
import { Relay } from '../../../../src/server/integration/relay/Relay.ts';
import type { Network } from '../../../../src/server/platform/network/ssrfGuard.ts';
import { type Sent, type ServiceUnderTest, serviceUnderTest, succeeded } from '../../serviceUnderTest.ts';
import { createLookup } from '../relay/partner.ts';

/** A network with access to loopback, as in development. */
export const network: Network = {
  loopback: true,
  lookup: createLookup({
    'erp.example': ['127.0.0.1'],
    'db.example': ['127.0.0.1'],
    'metadata.example': ['169.254.169.254'],
  }),
};

export const startTestingService = (given: Network = network): Promise<ServiceUnderTest> =>
  serviceUnderTest(undefined, new Relay({ loopback: false }), given);

/** Runs a connection test. Resolves to its steps as lines (`linesOf`), and to its data as JSON. */
export async function runConnectionTest(
  { send }: ServiceUnderTest,
  operation: 'erp' | 'datasource' | 'auth',
  body: object,
  sent: Sent = {},
): Promise<{ readonly ok: boolean; readonly lines: readonly string[]; readonly text: string }> {
  const { data } = await succeeded(send(`POST /${operation}/test`, { ...sent, body }));
  const { ok, steps } = data as ConnectionTest;
  return { ok, lines: linesOf(steps), text: JSON.stringify(data) };
}

/**
 * Returns one line for each step: `+ Port: …` if it succeeded, `- Port: …` if it failed. Times and port
 * numbers are removed.
 */
export const linesOf = (steps: ConnectionTest['steps']): string[] =>
  steps.map(({ ok, name, message = '' }) => `${ok ? '+' : '-'} ${name}: ${plain(message)}`);

const plain = (message: string): string =>
  message.replace(/ \(\d+ ms\)$|（\d+ 毫秒）$/, '').replaceAll(/\bport \d{4,5}|端口 \d{4,5}/g, 'port');

/** Starts a TCP server on loopback that calls `meet` for each connection. Resolves to its port. */
export async function startTcpServer(meet: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    meet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Resolves to a port on which no process listens. */
export async function findClosedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
