import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../../scripts/service/findFreePort.ts';
import { createDatabaseFolder } from '../../../scripts/testing/freshDatabase.ts';
import { DataFolder } from '../../../src/server/platform/store/databases/DataFolder.ts';
import { projectRoot } from '../support/startTestService.ts';

/** The instructions of the last stage of the Dockerfile. The first stage is `npm ci && npm run build`, and copies the builds to `/built`. */
const lastStage =
  readFileSync(join(projectRoot, 'Dockerfile'), 'utf8')
    .split(/^FROM .*$/m)
    .at(-1)
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#')) ?? [];

/** Returns the arguments of the instructions with this name. */
const argumentsOf = (name: string): string[] =>
  lastStage.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

const [command, healthCheck] = ['CMD', 'HEALTHCHECK'].map((name): string[] => {
  const [given = ''] = argumentsOf(name);
  return JSON.parse(given.slice(given.indexOf('[')));
});

test('the last stage of the Dockerfile, in an empty folder, makes a healthy service with a console', {
  tag: '@all',
}, async ({ page }) => {
  const root = mkdtempSync(join(tmpdir(), 'image-'));
  const data = join(root, 'data');
  const folder = new DataFolder(data);
  folder.readSecretKey();
  await createDatabaseFolder(folder.databasePath);
  for (const line of lastStage) {
    const [instruction, ...words] = line.split(' ');
    if (instruction === 'COPY') {
      const [target = '', ...sources] = words.filter((word) => !word.startsWith('--from=')).reverse();
      for (const source of sources.map((path) => path.replace(/^\/built\//, '')))
        cpSync(join(projectRoot, source), join(root, sources.length > 1 ? source : target), {
          recursive: true,
        });
    }
    // There is no user `node` here, and `/data` belongs to the machine.
    if (instruction === 'RUN')
      execFileSync('sh', ['-c', words.join(' ').replaceAll('/data', data).replace('chown node:node', 'ls')], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
  }
  const variables = Object.fromEntries(
    argumentsOf('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
  );
  const port = String(await findFreePort());
  const env = { PATH: process.env.PATH, ...variables, DATA_DIR: data, PORT: port, HOST: '127.0.0.1' };
  const [program = '', ...options] = command ?? [];
  const service = spawn(program, options, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let output = '';
    service.stdout.on('data', (text) => {
      output += text;
    });
    // The start shares the machine with all other tests.
    await expect.poll(() => output, { timeout: 120_000 }).toContain(`http://127.0.0.1:${port}`);
    const [checker = '', ...arguments_] = healthCheck ?? [];
    execFileSync(checker, arguments_, { cwd: root, env });
    await page.goto(`http://127.0.0.1:${port}`);
    await expect(page.locator('[name=loginId]')).toBeVisible();
    service.kill('SIGTERM');
    expect(await once(service, 'exit')).toEqual([0, null]);
  } finally {
    service.kill('SIGKILL');
    rmSync(root, { recursive: true, force: true });
  }
});
