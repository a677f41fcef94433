import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListeningServer } from '../../../src/server/platform/http/listen.ts';
import { expect, test } from '../support/fixtures.ts';
import { runCommand } from '../support/runCommand.ts';
import { startConsole } from '../support/startConsole.ts';
import { createRecord, row } from '../support/steps.ts';
import { shopDocument } from './imported/shopDocument.ts';
import { type Shop, startShop } from './imported/startShop.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-project-'));
const project = join(folder, 'wholesale');
let shop: Shop;
let site: ListeningServer;

test.beforeAll(async () => {
  shop = await startShop();
  const document = join(folder, 'wholesale.json');
  writeFileSync(document, JSON.stringify(shopDocument(shop.url)));
  runCommand('new', 'from-openapi', document, '--project', project);
  runCommand('build', '--generate', '--project', project);
  site = await startConsole(project, { wholesale: shop.url });
});

test.afterAll(async () => {
  await site?.close();
  await shop?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an OpenAPI document makes a console of its back end in both languages', { tag: '@all' }, async ({
  page,
  complaints,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const enter = (fields: Readonly<Record<string, string>>) =>
    createRecord(page, '', async (form) => {
      for (const [label, value] of Object.entries(fields))
        await form.getByLabel(label, { exact: true }).fill(value);
    });
  const create = async (fields: Readonly<Record<string, string>>): Promise<void> =>
    expect(await enter(fields)).toHaveCount(0);

  await test.step('a list by pages, and a new record', async () => {
    shop.records.set(
      '/orders',
      Array.from({ length: 25 }, (_, index) => ({
        id: index + 1,
        name: `Order ${index + 1}`,
        status: 'NEW',
      })),
    );
    await page.goto(`${site.url}/#/wholesale?tab=order`);
    await expect(main.locator('tbody tr')).toHaveCount(20);
    await create({ 名称: 'Rush order' });
    expect(shop.records.get('/orders')?.at(-1)).toMatchObject({ id: 26, name: 'Rush order' });
  });

  await test.step('records below it', async () => {
    await page.goto(`${site.url}/#/wholesale?tab=order`);
    await row(page, 'Order 3').getByText('Order 3', { exact: true }).click();
    await main.getByRole('tab', { name: 'Lines' }).click();
    await create({ 名称: 'Ten boxes' });
    await expect(row(page, 'Ten boxes')).toBeVisible();
    expect(shop.records.get('/orders/3/lines')).toEqual([{ id: 1, name: 'Ten boxes' }]);
  });

  await test.step('a record whose key the operator chooses; a second one with this key does not replace it', async () => {
    await page.goto(`${site.url}/#/wholesale?tab=coupon`);
    await create({ 代码: 'SUMMER', 名称: 'Ten percent' });
    await expect(row(page, 'SUMMER')).toBeVisible();
    await enter({ 代码: 'SUMMER', 名称: 'Twenty percent' });
    await expect(dialog.getByText('代码已被其他记录使用').first()).toBeVisible();
    expect([...shop.coupons.values()]).toEqual([{ code: 'SUMMER', name: 'Ten percent' }]);
    await dialog.getByLabel('代码', { exact: true }).fill('AUTUMN');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(row(page, 'AUTUMN')).toBeVisible();
    await row(page, 'AUTUMN').getByRole('button', { name: '编辑' }).click();
    await main.getByLabel('名称', { exact: true }).fill('Thirty percent');
    await main.getByRole('button', { name: '保存', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Thirty percent' })).toBeVisible();
    expect(shop.coupons.get('AUTUMN')).toEqual({ code: 'AUTUMN', name: 'Thirty percent' });
    // The console reads the key of a new record first. The browser reports each free one.
    expect(complaints.splice(0)).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('status of 404')),
    );
  });

  await test.step('the other language: modify and delete', async () => {
    await page.goto(`${site.url}/#/wholesale?tab=order`);
    await page.getByRole('combobox', { name: '语言' }).selectOption('en-US');
    const first = row(page, 'Order 1').first();
    await first.getByRole('button', { name: 'Edit' }).click();
    await main.getByLabel('Name', { exact: true }).fill('First order');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'First order' })).toBeVisible();
    expect(shop.records.get('/orders')?.[0]).toEqual({ id: 1, name: 'First order', status: 'NEW' });
    await main.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 'Order 2').first()).toBeVisible();
    expect(shop.records.get('/orders')).toHaveLength(25);
  });
});
