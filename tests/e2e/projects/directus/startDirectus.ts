import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../../scripts/service/findFreePort.ts';
import { waitUntilReady } from '../../support/waitUntilReady.ts';

const version = '11.1.2';

/** A running Directus with an empty SQLite database. */
export interface Directus {
  readonly url: string;
  readonly login: string;
  readonly password: string;
  /** Calls Directus directly as its administrator. Resolves to the `data` of the answer. */
  readonly call: (method: string, path: string, body?: object) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

/**
 * Returns the folder with the installed package: `DIRECTUS_DIR`, or else a cache below the temporary folder. The first
 * installation has 470 MB and takes minutes.
 */
function installDirectus(): string {
  const folder = process.env.DIRECTUS_DIR ?? join(tmpdir(), `interface-console-directus-${version}`);
  if (existsSync(join(folder, 'node_modules/directus/cli.js'))) return folder;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, `directus@${version}`], { stdio: 'inherit' });
  return folder;
}

/** Starts Directus in a process of its own, on a database of its own. */
export async function startDirectus(): Promise<Directus> {
  const program = join(installDirectus(), 'node_modules/directus/cli.js');
  const folder = mkdtempSync(join(tmpdir(), 'directus-'));
  const [login, password] = ['admin@example.com', 'correct horse'];
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: url,
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: join(folder, 'data.db'),
    SECRET: 'a secret of this test only',
    ADMIN_EMAIL: login,
    ADMIN_PASSWORD: password,
    TELEMETRY: 'false',
    CORS_ENABLED: 'true',
    CORS_ORIGIN: 'true',
  };
  const options = { cwd: folder, env };
  execFileSync(process.execPath, [program, 'bootstrap'], { ...options, stdio: 'ignore' });
  const child = spawn(process.execPath, [program, 'start'], { ...options, stdio: 'ignore' });
  await waitUntilReady(`${url}/server/ping`);
  let token: string | undefined;
  const call: Directus['call'] = async (method, path, body) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.status === 204 ? undefined : (await response.json()).data;
  };
  const session = (await call('POST', '/auth/login', { email: login, password })) as { access_token: string };
  token = session.access_token;
  return {
    url,
    login,
    password,
    call,
    async end() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
