import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseOption, expect, test } from '../support/fixtures.ts';
import { applyPlan, createErp, createInterface, openScreen, openTask, row, tab } from '../support/steps.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'purchaseOrder', name), 'utf8');

/**
 * A purchase order in the format of SAP S/4HANA's API_PURCHASEORDER_PROCESS_SRV (OData 2): nested lines,
 * OData dates, numbers as text, nulls.
 */
const order = read('order.json');
/** Its mapping to a receipt of the warehouse, as copied from a spreadsheet. */
const mapping = read('mapping.tsv');
/** The result of the mapping, without the day of the run. */
const receipt: unknown = JSON.parse(read('receipt.json'));

const name = 'sapReceipt';

/** Returns the cell of a line, counted from 1, in the column of a property. */
const cell = (page: Page, line: number, column: string): Locator =>
  page.locator(`[role=row][aria-rowindex="${line + 1}"] [data-column=${column}]`);

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((block) => navigator.clipboard.writeText(block), text);
  await page.keyboard.press('Control+v');
}

async function openMapping(page: Page, ...texts: readonly string[]): Promise<void> {
  await openScreen(page, 'ERP 下发');
  await row(page, name, ...texts)
    .getByText(name)
    .click();
  await tab(page, '字段映射').click();
}

test('a field mapping turns an SAP purchase order into a receipt', async ({ page, service }, testInfo) => {
  const main = page.getByRole('main');
  await service.signIn(page);
  await createErp(page, name);
  await openScreen(page, 'ERP 下发');
  await createInterface(page, { name, menu: '入库单', path: '/receipts' });

  await test.step('the grid accepts rows pasted from a spreadsheet', async () => {
    await openMapping(page);
    await main.getByRole('button', { name: '添加一行' }).click();
    await expect(page.getByRole('combobox', { name: '第 1 行 目标字段' })).toBeFocused();
    await paste(page, mapping);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '23');
    await expect(cell(page, 2, 'functionType')).toContainText('固定值');
  });

  await test.step('the preview shows the receipt, and a click on a value shows its row', async () => {
    await main.getByRole('textbox', { name: '示例单据' }).fill(order);
    await expect(main.getByText(/，全部成功/)).toBeVisible();
    await main.getByRole('button', { name: '复制', exact: true }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/^\{/);
    const { receivedAt, ...rest } = JSON.parse(await copied());
    expect(rest).toEqual(receipt);
    expect(receivedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await main.getByRole('button', { name: 'vendorCode' }).click();
    await expect(page.getByRole('row', { name: /^4 vendorCode/ })).toBeVisible();
  });

  await test.step('the editor, its dialogs and the shadow run have no accessibility violation', async () => {
    await expectAccessible(page);
    for (const dialog of ['导入', '推荐映射']) {
      await main.getByRole('button', { name: dialog, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await tab(page, '影子运行').click();
    await expectAccessible(page);
    await tab(page, '预览').click();
    await page.getByRole('combobox', { name: '第 4 行 目标字段' }).focus();
  });

  await test.step('an invalid expression shows an error in its cell and in the preview', async () => {
    for (let column = 0; column < 5; column++) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('[["0017","17"]');
    await page.keyboard.press('Enter');
    await expect(cell(page, 4, 'expression')).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByText(/ 行中有 1 行失败/)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(cell(page, 4, 'expression')).not.toHaveAttribute('aria-invalid');
    await expect(main.getByText(/，全部成功/)).toBeVisible();
  });

  await test.step('Control+S saves the mapping, and a reload shows it', async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByText('修改成功').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '23');
    await expect(cell(page, 3, 'expression')).toContainText('$fromMillis');
  });

  const file = testInfo.outputPath('interfaces.json');
  await test.step('an export with the mapping imports at another distribution center', async () => {
    await openScreen(page, 'ERP 下发');
    await row(page, name)
      .getByRole('button', { name: /更多操作/ })
      .click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: '导出', exact: true }).click(),
    ]);
    await download.saveAs(file);
    const task = await openTask(page, '导入');
    await task.locator('input[type="file"]').setInputFiles(file);
    await chooseOption(task, '配送中心', '广州');
    await applyPlan(task, '导入', 1);
    await openMapping(page, '广州');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '23');
    await expect(cell(page, 3, 'expression')).toContainText('$fromMillis');
  });
});
