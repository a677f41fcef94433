import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { findFreePort } from '../../../scripts/service/findFreePort.ts';
import { defaultConfiguration } from '../../../src/contract/api/configuration.ts';
import { createConsoleRoutes } from '../../../src/server/platform/console/consoleRoutes.ts';

/** A built console without a service. */
export interface ConsoleServer {
  readonly url: string;
  readonly end: () => Promise<void>;
}

/**
 * Serves the built console of a project, with its Content-Security-Policy.
 * @param servers the addresses of its back ends by name
 */
export async function startConsole(
  project: string,
  servers: Readonly<Record<string, string>>,
): Promise<ConsoleServer> {
  const port = await findFreePort();
  const configuration = { ...defaultConfiguration, servers };
  const app = createConsoleRoutes(join(project, 'dist'), configuration, Object.values(servers));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port });
  return {
    url: `http://127.0.0.1:${port}`,
    end: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
