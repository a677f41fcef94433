import type { Locator, Page } from '@playwright/test';
import { chooseOption, expect } from './fixtures.ts';

/** The rows of a table that say all of this. */
export const row = (page: Page, ...texts: readonly string[]): Locator =>
  texts.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'));
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

/** Creates an ERP configuration, and a data source and an authentication of its name. Nobody listens at the base path that it has by default. */
export async function createErp(
  page: Page,
  name: string,
  basePath = 'http://127.0.0.1:9/api',
): Promise<void> {
  await page.getByRole('link', { name: '配置', exact: true }).click();
  for (const [title, record, fill] of [
    ['数据源', '数据源', { 'IP 或主机名': '127.0.0.1', 端口: '3306', 数据库名: 'erp' }],
    ['认证', '认证配置', { 用户名: 'wms', 密码: 'correct horse' }],
    ['ERP', 'ERP 配置', { 基础路径: basePath }],
  ] as const) {
    await tab(page, title).click();
    await page
      .getByRole('button', { name: new RegExp(`新建 ?${record}`) })
      .first()
      .click();
    const form = page.getByRole('dialog');
    await form.getByLabel('名称', { exact: true }).fill(name);
    for (const [label, value] of Object.entries(fill)) await form.getByLabel(label).fill(value);
    if (title === 'ERP') {
      await chooseOption(form, 'ERP 类型', 'SAP');
      await chooseOption(form, '数据源配置', name);
      await chooseOption(form, '认证配置', name);
    }
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await expect(form).toHaveCount(0);
  }
}

interface NewInterface {
  readonly name: string;
  readonly menu: string;
  /** What it is told about its other side. */
  readonly connect: (form: Locator) => Promise<void>;
}

/** Creates an interface of Shanghai and its own goods on the screen of a family that is open. */
export async function createInterface(page: Page, { name, menu, connect }: NewInterface): Promise<void> {
  await page.getByRole('button', { name: '新建接口' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('接口名称').fill(name);
  await chooseOption(form, '所属菜单', menu);
  await chooseOption(form, '配送中心', /上海/);
  await chooseOption(form, '货主', /自营/);
  await connect(form);
  await chooseOption(form, '事件类型', '入库单审核');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toHaveCount(0);
}

/** Takes an action of a row, as a button or from its menu, and confirms it. */
export async function runAction(page: Page, record: Locator, action: string): Promise<void> {
  const button = record.getByRole('button', { name: action, exact: true });
  const timeout = 5000;
  // What is offered, and where, follows from the last action once the row has been read again.
  await expect(async () => {
    await record.getByRole('button').first().waitFor({ timeout });
    if (await button.count()) return button.click({ timeout });
    await record.getByRole('button', { name: '更多操作' }).click({ timeout });
    await page.getByRole('menuitem').first().waitFor({ timeout });
    const item = page.getByRole('menuitem', { name: action, exact: true });
    if (await item.count()) return item.click({ timeout });
    await page.keyboard.press('Escape');
    throw new Error(`"${action}" is not offered yet.`);
  }).toPass();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: action, exact: true }).click();
  await expect(question).toHaveCount(0);
}

/** A task of the import and export screen. */
export async function openTask(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name: '导入与导出' }).click();
  await tab(page, name).click();
  return page.getByRole('main');
}

/** What would change is seen before it is done. */
export async function applyPlan(main: Locator, action: string, count: number): Promise<void> {
  await main.getByRole('button', { name: '预览变更' }).click();
  await expect(main.getByRole('button', { name: new RegExp(`^新建\\s*${count}$`) })).toBeVisible();
  await main.getByRole('button', { name: action, exact: true }).click();
  await expect(main.getByRole('button', { name: '重新开始' })).toBeVisible();
}

/** Who leaves a form now is not asked about changes. A message may be an earlier one's. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole('main').getByText('暂无修改')).toBeVisible();

/** Opens a screen by its link. */
export const openScreen = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
