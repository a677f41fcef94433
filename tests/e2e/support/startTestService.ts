import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { createDatabaseFolder } from '../../../scripts/testing/freshDatabase.ts';
import { DataFolder } from '../../../src/server/platform/store/databases/DataFolder.ts';

/** Root folder of this project. */
export const projectRoot = resolve(import.meta.dirname, '../../..');

/** The service as `npm start` runs it, on its own data folder. The project must be built. */
export interface TestService {
  readonly url: string;
  /** Password of the first operator, `operator`. */
  readonly password: string;
  /**
   * Signs the first operator in: first with the one-time link that each start prints, later with the
   * password.
   */
  readonly signIn: (page: Page) => Promise<void>;
  /** Stops the service as a process manager does, and starts it again on the same folder and port. */
  readonly restart: () => Promise<void>;
  /** Stops the service and removes its data folder. */
  readonly end: () => Promise<void>;
}

interface StartOutput {
  readonly link: string;
  /** Printed only by the first start on a folder. */
  readonly password?: string;
}

/**
 * Resolves to the values that the service prints when it listens. Rejects with its output if it ends before.
 */
function readStartOutput(child: ChildProcess): Promise<StartOutput> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const [link] = output.match(/http\S+token=\S+\n/) ?? [];
      if (link) resolve({ link: link.trim(), password: /password (\S+)/.exec(output)?.[1] });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the service ended with code ${code}:\n${output}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/**
 * @param project the root folder to run, with dist/ and dist-server/
 * @param options options of the command line, such as `--demo`
 * @param variables further environment variables
 */
export async function startTestService(
  project = projectRoot,
  options: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<TestService> {
  const folder = new DataFolder(mkdtempSync(join(tmpdir(), 'interface-console-')));
  folder.readSecretKey();
  await createDatabaseFolder(folder.databasePath);
  const environment = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder.path,
    RELAY_LOOPBACK: 'true',
    ...variables,
  };
  const run = async (port = environment.PORT): Promise<StartOutput & { readonly child: ChildProcess }> => {
    const child = spawn(process.execPath, ['dist-server/main.js', ...options], {
      cwd: project,
      env: { ...environment, PORT: port },
    });
    return { child, ...(await readStartOutput(child)) };
  };
  let running = await run();
  const { password = '' } = running;
  const { origin, port } = new URL(running.link);
  let isUsed = false;
  return {
    url: origin,
    password,
    async signIn(page) {
      await page.goto(isUsed ? origin : running.link);
      if (isUsed) {
        await page.locator('[name=loginId]').fill('operator');
        await page.locator('[name=password]').fill(password);
        await page.locator('[type=submit]').click();
      }
      isUsed = true;
      await page.getByRole('navigation').first().waitFor();
    },
    async restart() {
      await stop(running.child);
      running = await run(port);
      isUsed = false;
    },
    async end() {
      await stop(running.child);
      rmSync(folder.path, { recursive: true, force: true });
    },
  };
}
