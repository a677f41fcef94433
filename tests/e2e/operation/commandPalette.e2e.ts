import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';

/** Opens the palette, types, and waits until the wanted command has the focus. */
async function find(page: Page, text: string, command: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索或执行…' })).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name: command }).and(page.locator('.Mui-focused'))).toBeVisible();
}

test('the keyboard alone opens a screen, creates, finds and deletes a record, and shows shortcuts', async ({
  page,
  service,
}) => {
  await service.signIn(page);
  const palette = page.getByRole('button', { name: '搜索或执行…' });
  await expect(palette).toBeVisible();
  const help = page.getByRole('dialog', { name: '键盘快捷键' });
  // The page loads the shortcut listener when it is idle.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await find(page, 'data source', /^数据源/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: '数据源' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: '新建数据源' }).first()).toBeVisible();

  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: '新建数据源' });
  await form.getByLabel('名称', { exact: true }).fill('港口库');
  for (const [label, value] of [
    ['IP 或主机名', '127.0.0.1'],
    ['端口', '3306'],
    ['数据库名', 'erp'],
  ] as const)
    await form.getByLabel(label).fill(value);
  await page.keyboard.press('Control+s');
  await expect(form).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ERP 下发接口');
  await find(page, '港口', /^港口库/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('港口库');

  await find(page, 'delete', /^删除/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: '删除“港口库”？' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '删除' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(page.getByRole('row', { name: /港口库/ })).toHaveCount(0);
});
