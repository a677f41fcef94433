import type { ListenOptions, Server } from 'node:net';
import { logError } from '../base/log.ts';

/**
 * Makes a server listen. Rejects if it cannot. Logs later errors, such as that of a connection that the
 * system does not accept: the server continues.
 */
export const startListening = (server: Server, name: string, options: ListenOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      server.on('error', (error) => logError(name, error));
      resolve();
    });
  });
