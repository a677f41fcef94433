import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import {
  chooseByKey,
  confirmAction,
  createAuthentication,
  createDataSource,
  createErpByKey,
  followLink,
  openCreateDialog,
  pressByKey,
  runActionByKey,
  saveDialog,
  typeByKey,
} from './support/keyboard.ts';
import { row, tab } from './support/steps.ts';

/**
 * Names without Chinese characters. Chinese texts that remain after a switch to English are the console's
 * own.
 */
const names = { dataSource: 'erp-db', auth: 'erp-user', erp: 'erp-main', interface: 'day-one' };

async function createInterface(page: Page): Promise<void> {
  await followLink(page, 'ERP 下发');
  const form = await openCreateDialog(page, '接口');
  await typeByKey(page, form.getByLabel('接口名称'), names.interface);
  await chooseByKey(page, form.getByRole('combobox', { name: '所属菜单' }), /示例/);
  await chooseByKey(page, form.getByRole('combobox', { name: '配送中心' }), /示例/);
  await chooseByKey(page, form.getByRole('combobox', { name: 'ERP 配置' }), names.erp);
  await typeByKey(page, form.getByLabel('接口路径'), '/day-one');
  await chooseByKey(page, form.getByRole('combobox', { name: '事件类型' }), '入库单审核');
  await saveDialog(page, form);
}

/** Resolves to the visible lines with Chinese characters, without the texts of sample records. */
async function chineseOnScreen(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').filter((line) => /\p{Script=Han}/u.test(line) && !/（示例）|^中文$/.test(line));
}

test('the keyboard alone sets up and runs an interface on the first day', async ({ page, service }) => {
  await service.signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: '接口文档' })).toBeVisible();

  await followLink(page, '配置');
  await createDataSource(page, names.dataSource);
  await createAuthentication(page, names.auth);
  await createErpByKey(page, names.erp, names.dataSource, names.auth);
  await createInterface(page);

  await runActionByKey(page, names.interface, '上线');
  await expect(row(page, names.interface)).toContainText('已上线');

  await page.reload();
  await expect(row(page, names.interface)).toContainText('已上线');
  // The page requested these rows before React ran. They must still change after an action.
  await runActionByKey(page, names.interface, '下线');
  await expect(row(page, names.interface)).toContainText('已下线');
  await runActionByKey(page, names.interface, '上线');
  await expect(row(page, names.interface)).toContainText('已上线');
  // An open page would log errors during the restart.
  const here = page.url();
  await page.goto('about:blank');
  await service.restart();
  await page.goto(here);
  await expect(row(page, names.interface)).toContainText('已上线');

  await test.step('a switch to English translates the page and keeps the input and its error', async () => {
    await followLink(page, '配置');
    await pressByKey(page, tab(page, 'ERP'));
    await pressByKey(page, row(page, names.erp).getByRole('button', { name: '编辑' }));
    await typeByKey(page, page.getByLabel('名称', { exact: true }), '');
    await typeByKey(page, page.getByLabel('基础路径'), 'typed but not saved');
    await pressByKey(page, page.getByRole('button', { name: '保存', exact: true }));
    await expect(page.getByText('名称不能为空')).toBeVisible();
    expect((await chineseOnScreen(page)).length).toBeGreaterThan(10);

    await chooseByKey(page, page.getByRole('combobox', { name: '语言' }), 'English');
    await expect(page.getByText('Name cannot be empty')).toBeVisible();
    await expect(page.getByLabel('Base path')).toHaveValue('typed but not saved');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect.poll(() => chineseOnScreen(page)).toEqual([]);
  });

  await test.step('the console asks before it discards typed input', async () => {
    await followLink(page, 'ERP download');
    await confirmAction(page, 'Stay on this page');
    await expect(page.getByLabel('Base path')).toHaveValue('typed but not saved');
    await page.goBack();
    await confirmAction(page, 'Leave');
  });

  await followLink(page, 'ERP download');
  await runActionByKey(page, names.interface, 'Take offline');
  await expect(row(page, names.interface)).toContainText('Offline');
  await pressByKey(page, row(page, names.interface).getByRole('button', { name: 'More' }));
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await pressByKey(page, page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown');
  await confirmAction(page, 'Delete');
  await expect(row(page, names.interface)).toHaveCount(0);
});
