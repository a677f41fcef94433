import type { Page } from '@playwright/test';
import { choose, expect, test } from './console.ts';

/** Names without Chinese characters, so that whatever Chinese is left after switching to English is ours. */
const names = { dataSource: 'erp-db', auth: 'erp-user', erp: 'erp-main', interface: 'asn' };

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('保存成功').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function createDataSource(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '数据源' }).click();
  await page.getByRole('button', { name: '新建数据源' }).first().click();
  const form = dialog(page, '新建数据源');
  await form.getByLabel('名称', { exact: true }).fill(names.dataSource);
  await form.getByLabel('IP 地址').fill('127.0.0.1');
  await form.getByLabel('端口').fill('3306');
  await form.getByLabel('数据库名').fill('erp');
  await save(page);
}

async function createAuthentication(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '认证' }).click();
  await page.getByRole('button', { name: '新建认证配置' }).first().click();
  const form = dialog(page, '新建认证配置');
  await form.getByLabel('名称', { exact: true }).fill(names.auth);
  await form.getByLabel('用户名').fill('wms');
  await form.getByLabel('密码').fill('correct horse');
  await save(page);
}

async function createErp(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'ERP' }).click();
  await page.getByRole('button', { name: '新建 ERP 配置' }).or(page.getByRole('button', { name: '新建ERP 配置' })).first().click();
  await page.getByRole('dialog').getByLabel('名称', { exact: true }).fill(names.erp);
  await choose(page, 'ERP 类型', 'SAP');
  await page.getByLabel('基础路径').fill('http://127.0.0.1:9/api');
  await choose(page, '数据源配置', names.dataSource);
  await choose(page, '认证配置', names.auth);
  await save(page);
}

async function createInterface(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'ERP 下发接口' }).click();
  await page.getByRole('button', { name: '新建接口' }).first().click();
  await page.getByLabel('接口名称').last().fill(names.interface);
  await choose(page, '所属菜单', '.');
  await save(page);
}
