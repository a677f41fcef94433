import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { type Configuration, defaultConfiguration } from '../contract/api/configuration.ts';
import type { Environment } from './environment/readEnvironment.ts';
import { createConsoleRoutes } from './platform/console/consoleRoutes.ts';
import { type ListeningServer, listen } from './platform/http/listen.ts';
import { securityHeaders } from './platform/http/middleware/securityHeaders.ts';
import type { ServiceEnv } from './platform/operations/ServiceContext.ts';

/**
 * Reads `config.json` of the built console: addresses of the back ends.
 * @throws Error naming the file if it is no JSON
 */
function readConfiguration(dist: string): Configuration {
  const path = join(dist, 'config.json');
  if (!existsSync(path)) return defaultConfiguration;
  try {
    return { ...defaultConfiguration, ...JSON.parse(readFileSync(path, 'utf8')) };
  } catch (cause) {
    throw new Error(`${path} is not valid JSON. Correct it, then start again.`, { cause });
  }
}

/** Returns the routes of a console whose back ends run elsewhere: no account, no database and no jobs. */
export function createConsoleApp(dist: string): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.use(requestId(), securityHeaders);
  for (const path of ['/livez', '/readyz', '/healthz'])
    app.get(path, (context) => context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  return app.route('/', createConsoleRoutes(dist, readConfiguration(dist)));
}

/** Serves the built console only. */
export const startConsole = (
  { host, port, maxConnections }: Environment,
  dist: string,
): Promise<ListeningServer> => listen(createConsoleApp(dist), host, port, { maxConnections });
