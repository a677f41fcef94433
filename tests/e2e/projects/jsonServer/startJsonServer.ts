import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../../../scripts/service/findFreePort.ts';
import { projectRoot } from '../../support/startTestService.ts';

/** A running json-server. */
export interface JsonServer {
  readonly url: string;
  /** Reads a record or a list directly. */
  readonly read: (path: string) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

async function waitUntilReady(url: string, attempts = 300): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error(`json-server does not answer at ${url}.`);
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
