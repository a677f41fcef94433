import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ProjectCopy } from './support/ProjectCopy.ts';

const entity = 'schemas/entities/erp.schema.json';
const data = mkdtempSync(join(tmpdir(), 'interface-console-'));
let tree: ProjectCopy;
let program: ChildProcess;
let link = '';
let output = '';

test.beforeAll(async () => {
  tree = new ProjectCopy();
  program = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: tree.root,
    env: { ...process.env, PORT: '0', DATA_DIR: data },
  });
  for (const stream of [program.stdout, program.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  await expect.poll(() => output, { timeout: 120_000 }).toContain('token=');
  link = /http\S+token=\S+/.exec(output)?.[0] ?? '';
});

test.afterAll(async () => {
  program?.kill('SIGTERM');
  if (program?.exitCode === null) await once(program, 'exit');
  tree?.remove();
  rmSync(data, { recursive: true, force: true });
});

/** Marks the page. A reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('the open page applies edits of schema files and keeps its input', async ({ page }) => {
  const original = readFileSync(join(tree.root, entity), 'utf8');
  const edited = original
    .replace('"title": "基础路径"', '"title": "根地址"')
    .replace(
      '"name": {',
      '"nickname": { "type": "string", "maxLength": 5, "title": "Nickname", "x-i18n": { "zh-CN": { "title": "昵称" } } }, "name": {',
    );
  const form = page.getByRole('dialog').filter({ has: page.locator('form') });
  const overlay = page.getByRole('dialog', { name: /maxLenght/ });
  await page.goto(link);
  await page.getByRole('navigation').first().waitFor({ timeout: 120_000 });
  await page.goto(`${new URL(link).origin}/#/config?tab=erp&view=create`);
  const name = form.getByLabel('名称');
  await name.fill('半成品');
  await mark(page);

  await test.step('the form shows an edited caption and a new property', async () => {
    tree.write(entity, edited);
    await expect(form.getByLabel('根地址')).toBeVisible();
    await form.getByLabel('昵称').fill('123456');
  });

  await test.step('the form applies an edited rule', async () => {
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form.getByText('昵称不能超过 5 个字符')).toBeVisible();
    tree.write(entity, edited.replace('"maxLength": 5', '"maxLength": 4'));
    await expect(form.getByText('昵称不能超过 4 个字符')).toBeVisible();
  });

  await test.step('an overlay shows the error of a broken schema file until the file is correct again', async () => {
    await name.focus();
    tree.write(entity, edited.replace('"maxLength": 5', '"maxLenght": 5'));
    await expect(overlay).toContainText('Did you mean "maxLength"?');
    await expect(overlay.getByRole('button', { name: /erp\.schema\.json:\d+:\d+/ })).toBeVisible();
    tree.write(entity, edited);
    await expect(overlay).toBeHidden();
    await expect(form.getByText('昵称不能超过 5 个字符')).toBeVisible();
    await expect(name).toHaveValue('半成品');
    await expect(name).toBeFocused();
  });

  await test.step('a new family appears in the page and in the service', async () => {
    tree.run('tsx', 'scripts/new.ts', 'family', 'tmsdown');
    await expect(page.locator('nav a', { hasText: 'TMS 下发接口' })).toBeAttached();
    await form.getByRole('button', { name: '取消' }).click();
    await page.getByRole('button', { name: '离开', exact: true }).click();
    await page.getByRole('link', { name: 'TMS 下发接口' }).click();
    await expect(page.getByText(/暂无.*TMS 下发接口/)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });
});
