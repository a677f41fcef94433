import { expect, test } from '../support/fixtures.ts';
import { createErp, createInterface, createRecord, openScreen, row } from '../support/steps.ts';

const name = 'basic-data';
const center = { code: 'XA01', name: '西安配送中心' };

test('a new distribution center is a choice of new interfaces and filters', async ({ page, service }) => {
  await service.signIn(page);
  await createErp(page, name);
  await openScreen(page, '基础资料');
  const dialog = await createRecord(page, '配送中心', async (form) => {
    await form.getByLabel('代码').fill(center.code);
    await form.getByLabel('名称', { exact: true }).fill(center.name);
  });
  await expect(dialog).toHaveCount(0);
  await expect(row(page, center.code)).toContainText(center.name);

  await openScreen(page, 'ERP 下发');
  await createInterface(page, { name, menu: '入库单', dc: center.name, path: '/asn' });
  await expect(row(page, name)).toContainText(center.name);

  // The options open in a popup within the filter panel.
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  await page.getByRole('button', { name: '配送中心', exact: true }).click();
  await page.getByRole('combobox', { name: '搜索配送中心' }).fill('西安');
  await page.getByRole('option', { name: center.name }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '移除筛选条件“配送中心：西安配送中心”' })).toBeVisible();
  await expect(row(page, name)).toContainText(center.name);
});
