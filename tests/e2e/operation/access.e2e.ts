import { expect, test } from '../support/fixtures.ts';
import { createRecord, openScreen, row, tab } from '../support/steps.ts';

test('an invited viewer signs in by the link, sees the reason of a disabled command, and only the tabs of the role', async ({
  browser,
  page,
  service,
}) => {
  await service.signIn(page);
  await openScreen(page, '访问管理');
  const dialog = await createRecord(page, '操作员', (form) => form.getByLabel('登录名').fill('wang'));
  await row(page, 'wang').getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '新登录链接' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '新登录链接' }).click();
  await expect(dialog).toContainText('token=');
  const link = /http\S+?token=[\w-]+/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';

  const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await other.goto(link);
  await expect(other.getByLabel('新密码')).toBeVisible();
  await other.goto(`${service.url}/#/config?tab=erp`);
  const create = other.getByRole('main').getByRole('button', { name: '新建 ERP 配置' }).first();
  await expect(create).toBeDisabled();
  await expect(create).toHaveAttribute('title', '需要“工程师”角色');
  await openScreen(other, '访问管理');
  await expect(other.getByRole('tab')).toHaveText(['登录会话', '我的密码']);
  await other.goto(`${service.url}/#/access?tab=auditLog`);
  await expect(other.getByRole('main')).toContainText('需要“管理员”角色');
  await tab(other, '我的密码').click();
  await expect(other.getByRole('button', { name: '修改密码' })).toBeVisible();
  await expect(other.getByRole('list', { name: '步骤' })).toHaveCount(0);
  await other.context().close();
});
