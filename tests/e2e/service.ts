import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The service as `npm start` runs it, on a data folder of its own; the built console must be in dist/. */
export interface ServiceProcess {
  readonly url: string;
  /** A sign-in link that nobody has used: it works once, and every start prints another. */
  readonly signInLink: () => Promise<string>;
  /** Stops as a process manager would, and starts again on the same folder and port. */
  readonly restart: () => Promise<void>;
  /** Stops and removes the data folder. */
  readonly end: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}

/** Resolves with the sign-in link once the service has printed it; rejects with what it said when it ends before. */
function linkOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const [link] = said.match(/http\S+token=\S+/) ?? [];
      if (link) resolve(link);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the service ended with code ${code}:\n${said}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export async function startServiceProcess(): Promise<ServiceProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'interface-console-'));
  const port = await freePort();
  const environment = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    RELAY_LOOPBACK: 'true',
  };
  const run = async (): Promise<{ child: ChildProcess; link: string }> => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
      cwd: root,
      env: environment,
    });
    return { child, link: await linkOf(child) };
  };
  let running = await run();
  let isUsed = false;
  const restart = async (): Promise<void> => {
    await stop(running.child);
    running = await run();
    isUsed = false;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    async signInLink() {
      if (isUsed) await restart();
      isUsed = true;
      return running.link;
    },
    restart,
    async end() {
      await stop(running.child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
