import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { projectRoot } from '../support/startTestService.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev project-'));
const clinic = join(folder, 'clinic');
const entity = join(clinic, 'schemas/entities/patient.schema.json');
const command = join(projectRoot, 'scripts/interface-console.js');
let program: ChildProcess;
let output = '';

// The clinic has the fewest schema files, so each edit takes the least time. Its folder has no generated files.
test.beforeAll(async () => {
  for (const part of ['schemas', 'locales', 'logo.svg'])
    cpSync(join(projectRoot, 'tests/projects/clinic', part), join(clinic, part), { recursive: true });
  const { DATA_DIR: _, ...env } = process.env;
  program = spawn(process.execPath, [command, 'dev', '--project', 'clinic'], {
    cwd: folder,
    env: { ...env, PORT: '0' },
  });
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

/** Marks the page. A reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('the open page applies edits of the schema files of a project, and keeps its input', {
  tag: '@all',
}, async ({ page }) => {
  const original = readFileSync(entity, 'utf8');
  const edited = original
    .replace('"病历号"', '"档案编号"')
    .replace(
      '"name": {',
      '"nickname": { "type": "string", "maxLength": 5, "title": "Nickname", "x-i18n": { "zh-CN": { "title": "昵称" } } }, "name": {',
    );
  const link = /http\S+token=\S+/.exec(output)?.[0] ?? '';
  const { origin } = new URL(link);
  const form = page.getByRole('dialog').filter({ has: page.locator('form') });
  const overlay = page.getByRole('dialog', { name: /maxLenght/ });
  const name = form.getByLabel('姓名');
  expect(existsSync(join(clinic, 'data/db'))).toBe(true);
  await page.goto(link);
  await page.getByRole('navigation').first().waitFor({ timeout: 180_000 });
  const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
  expect((await page.request.get(`${origin}${icon}`)).headers()['content-type']).toContain('image/svg+xml');
  await page.goto(`${origin}/#/patients?tab=patient&view=create`);
  await name.fill('半成品');
  await mark(page);

  await test.step('the form shows an edited caption and a new property', async () => {
    writeFileSync(entity, edited);
    await expect(form.getByLabel('档案编号')).toBeVisible();
    await form.getByLabel('昵称').fill('123456');
  });

  await test.step('the form applies an edited rule', async () => {
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form.getByText('昵称不能超过 5 个字符')).toBeVisible();
    writeFileSync(entity, edited.replace('"maxLength": 5', '"maxLength": 4'));
    await expect(form.getByText('昵称不能超过 4 个字符')).toBeVisible();
  });

  await test.step('an overlay shows the error of a broken schema file until the file is correct again', async () => {
    await name.focus();
    writeFileSync(entity, edited.replace('"maxLength": 5', '"maxLenght": 5'));
    await expect(overlay).toContainText('Did you mean "maxLength"?');
    await expect(
      overlay.getByRole('button', { name: /clinic\/schemas\/entities\/patient\.schema\.json:\d+:\d+/ }),
    ).toBeVisible();
    writeFileSync(entity, edited);
    await expect(overlay).toBeHidden();
    await expect(form.getByText('昵称不能超过 5 个字符')).toBeVisible();
    await expect(name).toHaveValue('半成品');
    await expect(name).toBeFocused();
  });

  await test.step('a new entity appears in the page and in the service', async () => {
    execFileSync(process.execPath, [command, 'new', 'entity', 'invoice', '--project', clinic]);
    const screen = page.getByRole('link', { name: 'Invoice' });
    await expect(screen).toBeAttached();
    await form.getByRole('button', { name: '取消' }).click();
    await page.getByRole('button', { name: '离开', exact: true }).click();
    await screen.click();
    await expect(page.getByText(/暂无.*invoice/i)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});
