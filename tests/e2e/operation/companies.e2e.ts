import { expect, test } from '../support/fixtures.ts';
import { createRecord, openScreen, row } from '../support/steps.ts';

test('a new company can be opened without a new sign-in, and a disabled one cannot', async ({
  page,
  service,
}) => {
  await service.signIn(page);
  await openScreen(page, '基础资料');
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: '企业' }).click();
  await createRecord(page, '企业', (form) => form.getByLabel('名称').fill('华南商贸'));
  await expect(row(page, '华南商贸')).toContainText('管理员');

  const companies = page.getByRole('banner').getByRole('combobox', { name: '企业' });
  await companies.selectOption('华南商贸');
  await openScreen(page, '基础资料');
  await expect(main).toContainText('暂无配送中心');
  await main.getByRole('tab', { name: '企业' }).click();
  await row(page, '华南商贸').getByRole('button', { name: '更多操作' }).click();
  // A long reason wraps, unlike the texts of the row.
  await expect(page.getByRole('menu')).toHaveCSS('white-space', 'normal');
  await page.getByRole('menuitem', { name: '停用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(row(page, '华南商贸')).toContainText('已停用');
  await expect(companies).toBeHidden();
  await expect(page.getByRole('banner')).not.toContainText('华南商贸');
});
