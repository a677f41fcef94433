import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { createRecord, openFolds } from '../support/steps.ts';

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: '配置', exact: true }).click();
  await page.getByRole('tab', { name: '认证', exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'shared' }).getByRole('button', { name: '编辑' }).click();
}

const saving = (page: Page) => page.getByRole('main').getByRole('button', { name: '保存', exact: true });

test('the second of two operators who save the same record chooses values field by field', async ({
  page,
  browser,
  service,
}) => {
  // The second page has its own window: a page behind another one gets one frame a second, and each click
  // waits for two frames.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await service.signIn(other);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await service.signIn(page);
  await page.getByRole('link', { name: '配置', exact: true }).click();
  await page.getByRole('tab', { name: '认证', exact: true }).click();
  const dialog = await createRecord(page, '认证配置', async (form) => {
    await form.getByLabel('名称', { exact: true }).fill('shared');
    await form.getByLabel('用户名').fill('before');
    await form.getByLabel('密码').fill('correct horse');
  });
  await expect(dialog).toHaveCount(0);

  await openSettings(other);
  await openSettings(page);

  await page.getByLabel('用户名').fill('mine');
  await openFolds(page.locator('form'));
  await page.getByLabel('备注').fill('my remark');
  await page.getByRole('button', { name: '2 项修改' }).click();
  const changes = page.getByRole('region', { name: '待保存的修改' });
  await expect(changes.getByRole('row').nth(1)).toHaveText(/用户名\s*before\s*mine/);
  await other.getByLabel('用户名').fill('theirs');
  await other.getByLabel('名称', { exact: true }).fill('shared by them');
  await saving(other).click();
  await expect(other.getByText('修改成功').first()).toBeVisible();
  await elsewhere.close();

  await saving(page).click();
  const conflict = page.getByRole('dialog', { name: '该记录已被他人先行修改' });
  const side = (field: string, name: string) =>
    conflict.getByRole('group', { name: field }).getByRole('radio', { name });
  await expect(side('备注', '我的值')).toBeChecked();
  await expect(side('名称', '对方的值')).toBeChecked();
  const save = conflict.getByRole('button', { name: '保存', exact: true });
  await expect(save).toBeDisabled();
  await side('用户名', '我的值').check();
  await save.click();
  await expect(conflict).toHaveCount(0);
  await expect(page.getByText('修改成功').first()).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('用户名')).toHaveValue('mine');
  await expect(page.getByLabel('备注')).toHaveValue('my remark');
  await expect(page.getByLabel('名称', { exact: true })).toHaveValue('shared by them');

  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  const record = page.getByRole('row').filter({ hasText: 'shared by them' });
  await expect(record).toHaveCount(0);
  await page.getByRole('button', { name: '撤销', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(record).toHaveCount(1);
});
