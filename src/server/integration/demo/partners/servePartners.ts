import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startListening } from '../../../platform/network/startListening.ts';
import { answerOf, type PartnerContext } from './answers.ts';
import { hosts } from './hosts.ts';

const hostOf = ({ headers }: IncomingMessage): string => (headers.host ?? '').replace(/:\d+$/, '');

/**
 * Serves the simulated partners on a free port of 127.0.0.1 and enters their hosts into `simulatedHosts`.
 * Resolves to a function that ends both.
 */
export async function servePartners(
  simulatedHosts: Map<string, number>,
  context: PartnerContext,
): Promise<() => Promise<void>> {
  const requests = new Map<string, number>();
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const host = hostOf(request);
    const earlier = requests.get(host + path) ?? 0;
    requests.set(host + path, earlier + 1);
    const answer = answerOf({ host, path, earlier }, context);
    request.resume();
    request.once('end', async () => {
      await delay(answer.delay, undefined, { ref: false });
      response.writeHead(answer.status, { 'Content-Type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await startListening(server, 'Simulated partners', { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  for (const host of Object.values(hosts)) simulatedHosts.set(host, port);
  return async () => {
    simulatedHosts.clear();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
