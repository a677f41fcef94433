import { join } from 'node:path';
import { defaultConfiguration } from '../../../src/contract/api/configuration.ts';
import { createConsoleRoutes } from '../../../src/server/platform/console/consoleRoutes.ts';
import { type ListeningServer, listen } from '../../../src/server/platform/http/listen.ts';

/**
 * Serves the built console of a project without a service, with its Content-Security-Policy.
 * @param servers the addresses of its back ends by name
 */
export function startConsole(
  project: string,
  servers: Readonly<Record<string, string>>,
): Promise<ListeningServer> {
  const configuration = { ...defaultConfiguration, servers };
  const app = createConsoleRoutes(join(project, 'dist'), configuration, Object.values(servers));
  return listen(app, '127.0.0.1', 0);
}
