import type { Locator, Page } from '@playwright/test';
import { expect } from './console.ts';
import { pick, press, type } from './keyboard.ts';
import { row, tab } from './steps.ts';

/** Opens the dialog that makes a new record. */
export async function create(page: Page, record: string): Promise<Locator> {
  await press(page, page.getByRole('button', { name: new RegExp(`新建 ?${record}`) }).first());
  return page.getByRole('dialog');
}

export async function save(page: Page, dialog: Locator): Promise<void> {
  await press(page, dialog.getByRole('button', { name: '保存', exact: true }));
  await expect(page.getByText('保存成功').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

export async function act(page: Page, name: string, action: string, confirmed = action): Promise<void> {
  await press(page, row(page, name).getByRole('button', { name: action }));
  await confirm(page, confirmed);
}

/** Answers the question that an action asks first. */
export const confirm = (page: Page, action: string): Promise<void> =>
  press(page, page.getByRole('dialog').getByRole('button', { name: action, exact: true }));

export const follow = (page: Page, link: string): Promise<void> =>
  press(page, page.getByRole('navigation').getByRole('link', { name: link, exact: true }));

export async function createDataSource(page: Page, name: string): Promise<void> {
  await press(page, tab(page, '数据源'));
  const form = await create(page, '数据源');
  await type(page, form.getByLabel('名称', { exact: true }), name);
  await type(page, form.getByLabel('IP 或主机名'), '127.0.0.1');
  await type(page, form.getByLabel('端口'), '3306');
  await type(page, form.getByLabel('数据库名'), 'erp');
  await save(page, form);
  await expect(row(page, name)).toBeVisible();
}

export async function createAuthentication(page: Page, name: string): Promise<void> {
  await press(page, tab(page, '认证'));
  const form = await create(page, '认证配置');
  await type(page, form.getByLabel('名称', { exact: true }), name);
  await type(page, form.getByLabel('用户名'), 'wms');
  await type(page, form.getByLabel('密码'), 'correct horse');
  await save(page, form);
  await expect(row(page, name)).toBeVisible();
}

export async function createErp(page: Page, name: string, dataSource: string, auth: string): Promise<void> {
  await press(page, tab(page, 'ERP'));
  const form = await create(page, 'ERP 配置');
  await type(page, form.getByLabel('名称', { exact: true }), name);
  await pick(page, form.getByRole('combobox', { name: 'ERP 类型' }), 'SAP');
  await type(page, form.getByLabel('基础路径'), 'http://127.0.0.1:9/api');
  await pick(page, form.getByRole('combobox', { name: '数据源配置' }), dataSource);
  await pick(page, form.getByRole('combobox', { name: '认证配置' }), auth);
  await press(page, form.getByRole('button', { name: '添加一行' }));
  await type(page, form.getByLabel('参数名'), 'x-tenant');
  await type(page, form.getByLabel('参数值'), 'east');
  await save(page, form);
  await expect(row(page, name)).toContainText(dataSource);
}
