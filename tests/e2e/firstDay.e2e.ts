import type { Locator, Page } from '@playwright/test';
import { choose, expect, test } from './console.ts';

/** Names without Chinese characters, so that whatever Chinese is left after switching to English is the console's own. */
const names = { dataSource: 'erp-db', auth: 'erp-user', erp: 'erp-main', interface: 'asn' };

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** Opens the dialog that makes a new record. */
async function create(page: Page, record: string): Promise<Locator> {
  await page
    .getByRole('button', { name: `新建${record}` })
    .first()
    .click();
  return page.getByRole('dialog');
}

async function save(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('保存成功').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

/** Answers the question that an action asks first. */
async function confirm(page: Page, action: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
}

async function createDataSource(page: Page): Promise<void> {
  await tab(page, '数据源').click();
  const form = await create(page, '数据源');
  await form.getByLabel('名称', { exact: true }).fill(names.dataSource);
  await form.getByLabel('IP 地址').fill('127.0.0.1');
  await form.getByLabel('端口').fill('3306');
  await form.getByLabel('数据库名').fill('erp');
  await save(page, form);
  await expect(row(page, names.dataSource)).toBeVisible();
}

async function createAuthentication(page: Page): Promise<void> {
  await tab(page, '认证').click();
  const form = await create(page, '认证配置');
  await form.getByLabel('名称', { exact: true }).fill(names.auth);
  await form.getByLabel('用户名').fill('wms');
  await form.getByLabel('密码').fill('correct horse');
  await save(page, form);
  await expect(row(page, names.auth)).toBeVisible();
}

async function createErp(page: Page): Promise<void> {
  await tab(page, 'ERP').click();
  const form = await create(page, 'ERP 配置');
  await form.getByLabel('名称', { exact: true }).fill(names.erp);
  await choose(form, 'ERP 类型', 'SAP');
  await form.getByLabel('基础路径').fill('http://127.0.0.1:9/api');
  await choose(form, '数据源配置', names.dataSource);
  await choose(form, '认证配置', names.auth);
  await form.getByRole('button', { name: '添加一行' }).click();
  await form.getByLabel('参数名').fill('x-tenant');
  await form.getByLabel('参数值').fill('east');
  await save(page, form);
  await expect(row(page, names.erp)).toContainText(names.dataSource);
}

async function createInterface(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'ERP 下发接口' }).click();
  const form = await create(page, '接口');
  await form.getByLabel('接口名称').fill(names.interface);
  await choose(form, '所属菜单', /示例/);
  await choose(form, '配送中心', /示例/);
  await choose(form, 'ERP 配置', names.erp);
  await form.getByLabel('接口路径').fill('/asn');
  await choose(form, '事件类型', '入库单审核');
  await save(page, form);
}

/** What a person can read of the console itself: records, whose words are the operators', are left out. */
async function chineseOnScreen(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').filter((line) => /\p{Script=Han}/u.test(line) && !/示例 Sample|^中文$/.test(line));
}

test('the first day of an operator', async ({ page, service }) => {
  await page.goto(await service.signInLink());
  await expect(page.getByRole('heading', { level: 1, name: '接口文档' })).toBeVisible();

  await page.getByRole('link', { name: '配置', exact: true }).click();
  await createDataSource(page);
  await createAuthentication(page);
  await createErp(page);
  await createInterface(page);

  await row(page, names.interface).getByRole('button', { name: '上线' }).click();
  await confirm(page, '上线');
  await expect(row(page, names.interface)).toContainText('已上线');

  await page.reload();
  await expect(row(page, names.interface)).toContainText('已上线');
  // These rows were asked for before React ran: they must follow an action like any others.
  await row(page, names.interface).getByRole('button', { name: '下线' }).click();
  await confirm(page, '下线');
  await expect(row(page, names.interface)).toContainText('已下线');
  await row(page, names.interface).getByRole('button', { name: '上线' }).click();
  await confirm(page, '上线');
  await expect(row(page, names.interface)).toContainText('已上线');
  await service.restart();
  await page.reload();
  await expect(row(page, names.interface)).toContainText('已上线');

  await test.step('switches to English with an error on screen', async () => {
    await page.getByRole('link', { name: '配置', exact: true }).click();
    await row(page, names.erp).getByRole('button', { name: '编辑' }).click();
    await page.getByLabel('名称', { exact: true }).fill('');
    const address = page.getByLabel('基础路径');
    await address.fill('typed but not saved');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('名称不能为空')).toBeVisible();
    expect((await chineseOnScreen(page)).length).toBeGreaterThan(10);

    await page.getByRole('combobox', { name: '语言' }).selectOption('en-US');
    await expect(page.getByText('Name cannot be empty')).toBeVisible();
    await expect(page.getByLabel('Base path')).toHaveValue('typed but not saved');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    expect(await chineseOnScreen(page)).toEqual([]);
  });

  await test.step('does not throw typed input away unasked', async () => {
    await page.getByRole('link', { name: 'ERP download interfaces' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Base path')).toHaveValue('typed but not saved');
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  });

  await page.getByRole('link', { name: 'ERP download interfaces' }).click();
  await row(page, names.interface).getByRole('button', { name: 'Offline' }).click();
  await confirm(page, 'Offline');
  await expect(row(page, names.interface)).toContainText('Offline');
  await row(page, names.interface).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  await expect(row(page, names.interface)).toHaveCount(0);
});
