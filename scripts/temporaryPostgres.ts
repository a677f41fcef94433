import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { freePort } from './freePort.ts';
import { postgresPrograms } from './postgresPrograms.ts';

export interface TemporaryPostgres {
  readonly url: string;
  /** Ends at once, whatever runs, and starts again, as `pg_ctl restart -m immediate` does: it recovers from its log. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; 65534 is `nobody` on every Linux. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

type End = (signal: 'SIGTERM' | 'SIGQUIT') => Promise<void>;

/** Resolves when the server takes connections, to what ends it. */
function begun(server: ChildProcessByStdio<null, null, Readable>): Promise<End> {
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const end: End = (signal) => {
    server.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    server.stderr.on('data', (text) => {
      if (String(text).includes('ready to accept connections')) resolve(end);
    });
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}`)));
  });
}

export interface PostgresOptions {
  /** Waits for the disk, as a server does whose power may fail. Tests that lose nothing by it do not wait. */
  readonly durable?: boolean;
}

/** A cluster of its own in a temporary folder; `stop` removes it. */
export async function temporaryPostgres({ durable }: PostgresOptions = {}): Promise<TemporaryPostgres> {
  const programs = await postgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { LC_ALL: 'C.UTF-8' } };
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'service', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const start = () =>
    begun(
      spawn(
        join(programs, 'postgres'),
        ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...(durable ? [] : ['-F'])],
        { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
      ),
    );
  let end = await start();
  return {
    url: `postgres://service@127.0.0.1:${port}/postgres`,
    async restart() {
      await end('SIGQUIT');
      end = await start();
    },
    async stop() {
      // Waits until its clients have gone.
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
