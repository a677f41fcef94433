import type { Locator, Page } from '@playwright/test';
import { chooseOption, expect } from './fixtures.ts';

/** Returns the table rows that contain all these texts. */
export const row = (page: Page, ...texts: readonly string[]): Locator =>
  texts.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'));
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

/**
 * Creates an ERP configuration, and a data source and an authentication with the same name. No server listens
 * at the default base path.
 */
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
    const dialog = await createRecord(page, record, async (form) => {
      await form.getByLabel('名称', { exact: true }).fill(name);
      for (const [label, value] of Object.entries(fill)) await form.getByLabel(label).fill(value);
      if (title === 'ERP') {
        await chooseOption(form, 'ERP 类型', 'SAP');
        await chooseOption(form, '数据源配置', name);
        await chooseOption(form, '认证配置', name);
      }
    });
    await expect(dialog).toHaveCount(0);
  }
}

/** Shows the optional fields of a form. */
export async function openFolds(form: Locator): Promise<void> {
  const closed = form.locator('details:not([open]) > summary');
  while (await closed.count()) await closed.first().click();
}

/**
 * Opens the form of a new record on the open tab, fills it and saves it. Resolves to its dialog, which stays if the
 * record is refused.
 */
export async function createRecord(
  page: Page,
  record: string,
  fill: (form: Locator) => Promise<void>,
): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`新建 ?${record}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  return dialog;
}

interface NewInterface {
  readonly name: string;
  readonly menu: string;
  /** A part of the option of its distribution center; default is Shanghai. */
  readonly dc?: string;
  /** The path below the ERP configuration with the name of the interface. */
  readonly path?: string;
  /** Further texts by the label of their field. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Creates an interface for own goods, on the open screen of a family. */
export async function createInterface(
  page: Page,
  { name, menu, dc = '上海', path, fields = {} }: NewInterface,
): Promise<void> {
  await page.getByRole('button', { name: '新建接口' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('接口名称').fill(name);
  await chooseOption(form, '所属菜单', menu);
  await chooseOption(form, '配送中心', new RegExp(dc));
  await openFolds(form);
  await chooseOption(form, '货主', /自营/);
  if (path !== undefined) {
    await chooseOption(form, 'ERP 配置', name);
    await form.getByLabel('接口路径').fill(path);
  }
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
  await chooseOption(form, '事件类型', '入库单审核');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toHaveCount(0);
  await leaveNewInterface(page);
}

/** Returns to the list from the mapping of an interface that was just created. */
export async function leaveNewInterface(page: Page): Promise<void> {
  await expect(tab(page, '字段映射')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
}

/** Runs an action of a row, by its button or from its menu, and confirms it. */
export async function runAction(page: Page, record: Locator, action: string): Promise<void> {
  const button = record.getByRole('button', { name: action, exact: true });
  const timeout = 5000;
  // After the last action, the buttons and the menu of the row change only when the row is read again.
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

/** Opens a task of the import and export screen. */
export async function openTask(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name: '导入与导出' }).click();
  await tab(page, name).click();
  return page.getByRole('main');
}

/** Previews the changes of a task, expects `count` new records, and then applies them. */
export async function applyPlan(main: Locator, action: string, count: number): Promise<void> {
  await main.getByRole('button', { name: '预览变更' }).click();
  await expect(main.getByRole('button', { name: new RegExp(`^新建\\s*${count}$`) })).toBeVisible();
  await main.getByRole('button', { name: action, exact: true }).click();
  await expect(main.getByRole('button', { name: '重新开始' })).toBeVisible();
}

/**
 * Expects that the form has no unsaved changes. A success message would not do, because it may be an earlier
 * one.
 */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole('main').getByText('暂无修改')).toBeVisible();

/** Opens a screen by its link. */
export const openScreen = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** Posts a document to an interface as a partner does. The service must accept it. */
export async function postDocument(
  serviceUrl: string,
  interfaceName: string,
  no: string,
  apiKey: string,
): Promise<void> {
  const answer = await fetch(`${serviceUrl}/iwms-openapi/api/exchange/${interfaceName}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', iwmsApiKey: apiKey, 'Idempotency-Key': no },
    body: JSON.stringify({ no, qty: '12' }),
  });
  expect(answer.status, await answer.text()).toBe(202);
}
