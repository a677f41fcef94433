import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../../scripts/service/findFreePort.ts';
import { projectRoot } from '../../support/startTestService.ts';
import { waitUntilReady } from '../../support/waitUntilReady.ts';

/** A running json-server. */
export interface JsonServer {
  readonly url: string;
  /** Reads a record or a list directly. */
  readonly read: (path: string) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

/** Starts json-server with these collections, in a process of its own. */
export async function startJsonServer(
  collections: Readonly<Record<string, readonly object[]>>,
): Promise<JsonServer> {
  const folder = mkdtempSync(join(tmpdir(), 'json-server-'));
  const database = join(folder, 'db.json');
  writeFileSync(database, JSON.stringify(collections));
  const port = await findFreePort();
  const program = join(projectRoot, 'node_modules/json-server/lib/cli/bin.js');
  const rules = join(import.meta.dirname, 'practiceRules.cjs');
  const routes = join(import.meta.dirname, 'routes.json');
  const options = ['--host', '127.0.0.1', '--port', String(port), '--middlewares', rules, '--routes', routes];
  const child = spawn(process.execPath, [program, database, ...options, '--quiet'], {
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/db`);
  return {
    url,
    read: async (path) => (await fetch(`${url}${path}`)).json(),
    async end() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
