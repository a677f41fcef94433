import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { pick, press, type } from './keyboard.ts';
import { row, tab } from './steps.ts';

/** Names without Chinese characters, so that whatever Chinese is left after switching to English is the console's own. */
const names = { dataSource: 'erp-db', auth: 'erp-user', erp: 'erp-main', interface: 'day-one' };

/** Opens the dialog that makes a new record. */
async function create(page: Page, record: string): Promise<Locator> {
  await press(page, page.getByRole('button', { name: new RegExp(`新建 ?${record}`) }).first());
  return page.getByRole('dialog');
}

async function save(page: Page, dialog: Locator): Promise<void> {
  await press(page, dialog.getByRole('button', { name: '保存', exact: true }));
  await expect(page.getByText('保存成功').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

async function act(page: Page, name: string, action: string, confirmed = action): Promise<void> {
  await press(page, row(page, name).getByRole('button', { name: action }));
  await confirm(page, confirmed);
}

/** Answers the question that an action asks first. */
const confirm = (page: Page, action: string): Promise<void> =>
  press(page, page.getByRole('dialog').getByRole('button', { name: action, exact: true }));

const follow = (page: Page, link: string): Promise<void> =>
  press(page, page.getByRole('navigation').getByRole('link', { name: link, exact: true }));

async function createDataSource(page: Page): Promise<void> {
  await press(page, tab(page, '数据源'));
  const form = await create(page, '数据源');
  await type(page, form.getByLabel('名称', { exact: true }), names.dataSource);
  await type(page, form.getByLabel('IP 地址'), '127.0.0.1');
  await type(page, form.getByLabel('端口'), '3306');
  await type(page, form.getByLabel('数据库名'), 'erp');
  await save(page, form);
  await expect(row(page, names.dataSource)).toBeVisible();
}

async function createAuthentication(page: Page): Promise<void> {
  await press(page, tab(page, '认证'));
  const form = await create(page, '认证配置');
  await type(page, form.getByLabel('名称', { exact: true }), names.auth);
  await type(page, form.getByLabel('用户名'), 'wms');
  await type(page, form.getByLabel('密码'), 'correct horse');
  await save(page, form);
  await expect(row(page, names.auth)).toBeVisible();
}

async function createErp(page: Page): Promise<void> {
  await press(page, tab(page, 'ERP'));
  const form = await create(page, 'ERP 配置');
  await type(page, form.getByLabel('名称', { exact: true }), names.erp);
  await pick(page, form.getByRole('combobox', { name: 'ERP 类型' }), 'SAP');
  await type(page, form.getByLabel('基础路径'), 'http://127.0.0.1:9/api');
  await pick(page, form.getByRole('combobox', { name: '数据源配置' }), names.dataSource);
  await pick(page, form.getByRole('combobox', { name: '认证配置' }), names.auth);
  await press(page, form.getByRole('button', { name: '添加一行' }));
  await type(page, form.getByLabel('参数名'), 'x-tenant');
  await type(page, form.getByLabel('参数值'), 'east');
  await save(page, form);
  await expect(row(page, names.erp)).toContainText(names.dataSource);
}

async function createInterface(page: Page): Promise<void> {
  await follow(page, 'ERP 下发接口');
  const form = await create(page, '接口');
  await type(page, form.getByLabel('接口名称'), names.interface);
  await pick(page, form.getByRole('combobox', { name: '所属菜单' }), /示例/);
  await pick(page, form.getByRole('combobox', { name: '配送中心' }), /示例/);
  await pick(page, form.getByRole('combobox', { name: 'ERP 配置' }), names.erp);
  await type(page, form.getByLabel('接口路径'), '/day-one');
  await pick(page, form.getByRole('combobox', { name: '事件类型' }), '入库单审核');
  await save(page, form);
}

/** What a person can read of the console itself: records, whose words are the operators', are left out. */
async function chineseOnScreen(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').filter((line) => /\p{Script=Han}/u.test(line) && !/示例 Sample|^中文$/.test(line));
}

test('the first day of an operator, by keyboard alone', async ({ page, service }) => {
  await service.signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: '接口文档' })).toBeVisible();

  await follow(page, '配置');
  await createDataSource(page);
  await createAuthentication(page);
  await createErp(page);
  await createInterface(page);

  await act(page, names.interface, '上线');
  await expect(row(page, names.interface)).toContainText('已上线');

  await page.reload();
  await expect(row(page, names.interface)).toContainText('已上线');
  // These rows were asked for before React ran: they must follow an action like any others.
  await act(page, names.interface, '下线');
  await expect(row(page, names.interface)).toContainText('已下线');
  await act(page, names.interface, '上线');
  await expect(row(page, names.interface)).toContainText('已上线');
  // A page that is open meanwhile would complain.
  const here = page.url();
  await page.goto('about:blank');
  await service.restart();
  await page.goto(here);
  await expect(row(page, names.interface)).toContainText('已上线');

  await test.step('switches to English with an error on screen', async () => {
    await follow(page, '配置');
    await press(page, tab(page, 'ERP'));
    await press(page, row(page, names.erp).getByRole('button', { name: '编辑' }));
    await type(page, page.getByLabel('名称', { exact: true }), '');
    await type(page, page.getByLabel('基础路径'), 'typed but not saved');
    await press(page, page.getByRole('button', { name: '保存', exact: true }));
    await expect(page.getByText('名称不能为空')).toBeVisible();
    expect((await chineseOnScreen(page)).length).toBeGreaterThan(10);

    await pick(page, page.getByRole('combobox', { name: '语言' }), 'English');
    await expect(page.getByText('Name cannot be empty')).toBeVisible();
    await expect(page.getByLabel('Base path')).toHaveValue('typed but not saved');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect.poll(() => chineseOnScreen(page)).toEqual([]);
  });

  await test.step('does not throw typed input away unasked', async () => {
    await follow(page, 'ERP download interfaces');
    await confirm(page, 'Stay on the page');
    await expect(page.getByLabel('Base path')).toHaveValue('typed but not saved');
    await page.goBack();
    await confirm(page, 'Leave');
  });

  await follow(page, 'ERP download interfaces');
  await act(page, names.interface, 'Offline');
  await expect(row(page, names.interface)).toContainText('Offline');
  await press(page, row(page, names.interface).getByRole('button', { name: 'More' }));
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await press(page, page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown');
  await confirm(page, 'Delete');
  await expect(row(page, names.interface)).toHaveCount(0);
});
