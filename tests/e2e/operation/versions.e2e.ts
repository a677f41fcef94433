import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { createErp, createInterface, openScreen, row, tab } from '../support/steps.ts';

const name = 'versioned';

/** Writes a source field into the first row of the open mapping, and saves the mapping. */
async function mapFrom(page: Page, sourceField: string): Promise<void> {
  const main = page.getByRole('main');
  const cell = page.locator('[role=row][aria-rowindex="2"] [data-column=sourceField]');
  await cell.dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(sourceField);
  await page.keyboard.press('Enter');
  await expect(cell).toContainText(sourceField);
  const save = main.getByRole('button', { name: '保存', exact: true });
  await save.click();
  await expect(save).toBeDisabled();
}

test('an operator restores an earlier mapping', async ({ page, service }) => {
  const main = page.getByRole('main');
  await service.signIn(page);
  await createErp(page, name);
  await openScreen(page, 'ERP 下发');
  await createInterface(page, { name, menu: '入库单', path: '/receipts' });
  await row(page, name).getByText(name).click();
  await tab(page, '字段映射').click();
  await main.getByRole('button', { name: '添加一行' }).click();
  await page.keyboard.type('code');
  await page.keyboard.press('Enter');
  await mapFrom(page, 'yesterday');
  await mapFrom(page, 'today');

  await main.getByRole('toolbar').getByRole('button', { name: '历史版本' }).click();
  await row(page, '修改', '字段映射').nth(1).getByText('字段映射').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: 'today' })).toContainText('yesterday');
  await expectAccessible(page);
  await dialog.getByLabel('对比').selectOption({ index: 2 });
  await expect(dialog.getByText('该版本与所选版本的差异如下。')).toBeVisible();
  await dialog.getByLabel('对比').selectOption('当前记录');
  await dialog.getByRole('button', { name: '恢复该版本' }).click();
  await page.getByRole('button', { name: '恢复版本', exact: true }).click();
  await expect(dialog.getByText('两者内容相同。')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, '恢复版本')).toBeVisible();
  await tab(page, '字段映射').click();
  await expect(page.locator('[role=row][aria-rowindex="2"] [data-column=sourceField]')).toContainText(
    'yesterday',
  );
});
