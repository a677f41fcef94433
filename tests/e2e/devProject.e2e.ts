import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from './support/startTestService.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev project-'));
const clinic = join(folder, 'clinic');
const entity = join(clinic, 'schemas/entities/patient.schema.json');
let program: ChildProcess;
let output = '';

test.beforeAll(async () => {
  for (const part of ['schemas', 'locales', 'logo.svg'])
    cpSync(join(projectRoot, 'tests/projects/clinic', part), join(clinic, part), { recursive: true });
  const { DATA_DIR: _, ...env } = process.env;
  program = spawn(
    process.execPath,
    [join(projectRoot, 'scripts/interface-console.js'), 'dev', '--project', 'clinic'],
    { cwd: folder, env: { ...env, PORT: '0' } },
  );
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  await expect.poll(() => output, { timeout: 180_000 }).toContain('token=');
});

test.afterAll(async () => {
  program?.kill('SIGTERM');
  if (program?.exitCode === null) await once(program, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

test('a project in a folder of its own, without generated files: the open page applies edits', async ({
  page,
}) => {
  const original = readFileSync(entity, 'utf8');
  const link = /http\S+token=\S+/.exec(output)?.[0] ?? '';
  const { origin } = new URL(link);
  const main = page.getByRole('main');
  await page.goto(link);
  await page.getByRole('navigation').first().waitFor({ timeout: 180_000 });
  await page.goto(`${origin}/#/patients`);
  await expect(main.getByText('病历号').first()).toBeVisible();
  const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
  expect((await page.request.get(`${origin}${icon}`)).headers()['content-type']).toContain('image/svg+xml');

  await test.step('a caption', async () => {
    writeFileSync(entity, original.replace('病历号', '档案编号'));
    await expect(main.getByText('档案编号').first()).toBeVisible();
  });

  await test.step('an overlay names the place of a mistake', async () => {
    const overlay = page.getByRole('dialog', { name: /maxLenght/ });
    writeFileSync(entity, original.replace('"maxLength"', '"maxLenght"'));
    await expect(
      overlay.getByRole('button', { name: /clinic\/schemas\/entities\/patient\.schema\.json:\d+:\d+/ }),
    ).toBeVisible();
    writeFileSync(entity, original);
    await expect(overlay).toBeHidden();
    await expect(main.getByText('病历号').first()).toBeVisible();
  });
});
