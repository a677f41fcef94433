import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { row, tab } from './steps.ts';

/** Maximum number of key presses. No page has so many focusable elements. */
const maxSteps = 150;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Returns whether an element comes before the focused one. */
const isBeforeFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const position = document.activeElement?.compareDocumentPosition(element) ?? 0;
    return document.activeElement !== document.body && (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });

/**
 * Moves the focus to an element with one key, as an operator without a mouse does. Tab goes backwards to an element
 * before the focus, because Firefox leaves the page at its end.
 */
export async function focusByKey(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < maxSteps; step++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key === 'Tab' && (await isBeforeFocus(target)) ? 'Shift+Tab' : key);
  }
  throw new Error(`${key} does not lead to ${target}.`);
}

/** Presses a button, follows a link, or opens a tab. Arrow keys move between tabs. */
export async function pressByKey(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const role = await target.getAttribute('role');
  if (role === 'tab') {
    await focusByKey(page, page.locator('[role=tab][tabindex="0"]').first());
    await focusByKey(page, target, 'ArrowRight');
  } else await focusByKey(page, target, key);
  await page.keyboard.press('Enter');
}

/** Replaces the text of a field. */
export async function typeByKey(page: Page, field: Locator, text: string): Promise<void> {
  await focusByKey(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

/** Chooses an option of a native select, or of a list that opens under its field. */
export async function chooseByKey(page: Page, field: Locator, option: string | RegExp): Promise<void> {
  await focusByKey(page, field);
  if (await field.evaluate((element) => element instanceof HTMLSelectElement)) {
    await page.keyboard.type(String(option).slice(0, 3));
    return;
  }
  await page.keyboard.press('ArrowDown');
  const wanted = page.getByRole('option', { name: option }).first();
  await wanted.waitFor();
  for (let step = 0; step < maxSteps; step++) {
    const active = await field.getAttribute('aria-activedescendant');
    if (active !== null && active === (await wanted.getAttribute('id'))) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(wanted).toBeHidden();
}

/** Opens the dialog for a new record. */
export async function openCreateDialog(page: Page, record: string): Promise<Locator> {
  await pressByKey(page, page.getByRole('button', { name: new RegExp(`新建 ?${record}`) }).first());
  return page.getByRole('dialog');
}

export async function saveDialog(page: Page, dialog: Locator): Promise<void> {
  await pressByKey(page, dialog.getByRole('button', { name: '保存', exact: true }));
  await expect(page.getByText('保存成功').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

/** Runs an action of a row, by its button or from its menu, and confirms it. */
export async function runActionByKey(
  page: Page,
  name: string,
  action: string,
  confirmed = action,
): Promise<void> {
  const record = row(page, name);
  const button = record.getByRole('button', { name: action, exact: true });
  // A new record appears after its dialog has closed.
  await expect(record).toBeVisible();
  if (await button.count()) await pressByKey(page, button);
  else {
    await pressByKey(page, record.getByRole('button', { name: /更多操作|More actions/ }));
    await pressByKey(page, page.getByRole('menuitem', { name: action, exact: true }), 'ArrowDown');
  }
  await confirmAction(page, confirmed);
}

/** Confirms an action in its dialog. */
export const confirmAction = (page: Page, action: string): Promise<void> =>
  pressByKey(page, page.getByRole('dialog').getByRole('button', { name: action, exact: true }));

export const followLink = (page: Page, link: string): Promise<void> =>
  pressByKey(page, page.getByRole('navigation').getByRole('link', { name: link, exact: true }));

export async function createDataSource(page: Page, name: string): Promise<void> {
  await pressByKey(page, tab(page, '数据源'));
  const form = await openCreateDialog(page, '数据源');
  await typeByKey(page, form.getByLabel('名称', { exact: true }), name);
  await typeByKey(page, form.getByLabel('IP 或主机名'), '127.0.0.1');
  await typeByKey(page, form.getByLabel('端口'), '3306');
  await typeByKey(page, form.getByLabel('数据库名'), 'erp');
  await saveDialog(page, form);
  await expect(row(page, name)).toBeVisible();
}

export async function createAuthentication(page: Page, name: string): Promise<void> {
  await pressByKey(page, tab(page, '认证'));
  const form = await openCreateDialog(page, '认证配置');
  await typeByKey(page, form.getByLabel('名称', { exact: true }), name);
  await typeByKey(page, form.getByLabel('用户名'), 'wms');
  await typeByKey(page, form.getByLabel('密码'), 'correct horse');
  await saveDialog(page, form);
  await expect(row(page, name)).toBeVisible();
}

export async function createErpByKey(
  page: Page,
  name: string,
  dataSource: string,
  auth: string,
): Promise<void> {
  await pressByKey(page, tab(page, 'ERP'));
  const form = await openCreateDialog(page, 'ERP 配置');
  await typeByKey(page, form.getByLabel('名称', { exact: true }), name);
  await chooseByKey(page, form.getByRole('combobox', { name: 'ERP 类型' }), 'SAP');
  await typeByKey(page, form.getByLabel('基础路径'), 'http://127.0.0.1:9/api');
  await chooseByKey(page, form.getByRole('combobox', { name: '数据源配置' }), dataSource);
  await chooseByKey(page, form.getByRole('combobox', { name: '认证配置' }), auth);
  await pressByKey(page, form.locator('summary').first());
  await pressByKey(page, form.getByRole('button', { name: '添加一行' }));
  await typeByKey(page, form.getByLabel('参数名'), 'x-tenant');
  await typeByKey(page, form.getByLabel('参数值'), 'east');
  await saveDialog(page, form);
  await expect(row(page, name)).toContainText(dataSource);
}
