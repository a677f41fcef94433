import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  chooseByKey,
  confirmAction,
  createAuthentication,
  createDataSource,
  createErpByKey,
  focusByKey,
  followLink,
  openCreateDialog,
  pressByKey,
  runActionByKey,
  saveDialog,
  typeByKey,
} from '../support/keyboard.ts';
import { startReceiver } from '../support/startReceiver.ts';
import { startTestService, type TestService } from '../support/startTestService.ts';
import { expectSaved, leaveNewInterface, postDocument, row, tab } from '../support/steps.ts';

/** Without Chinese characters: Chinese texts that remain after a switch to English are the console's own. */
const name = 'first-day';
const apiKey = 'correct-horse-battery';

// This test has its own service, without the security settings of other tests.
let service: TestService;
test.beforeAll(async () => {
  service = await startTestService();
});
test.afterAll(() => service.end());

/** Resolves to the visible lines with Chinese characters, without the texts of sample records. */
async function chineseOnScreen(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').filter((line) => /\p{Script=Han}/u.test(line) && !/（示例）|^中文$/.test(line));
}

test('the keyboard alone leads from the sign-in to a delivered document, its log, and the removal of its interface', async ({
  page,
}) => {
  const warehouse = await startReceiver();
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const store = async () => {
    await pressByKey(page, main.getByRole('button', { name: '保存', exact: true }));
    await expectSaved(page);
  };

  await test.step('the sign-in focuses its first empty field, then the heading of the page', async () => {
    await page.goto(service.url);
    await expect(page.locator('[name=loginId]')).toBeFocused();
    await page.keyboard.type('operator');
    await page.keyboard.press('Tab');
    await page.keyboard.type(service.password);
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
  });

  await test.step('the operator configures an interface and takes it online', async () => {
    await followLink(page, '配置');
    await expect(heading).toBeFocused();
    await createDataSource(page, name);
    await createAuthentication(page, name);
    await createErpByKey(page, name, name, name);
    await pressByKey(page, tab(page, '全局配置'));
    await expect(main.getByLabel('WMS 基础路径')).toBeVisible();
    await expect(tab(page, '全局配置')).toBeFocused();
    await typeByKey(page, main.getByLabel('WMS 基础路径'), warehouse.url);
    await store();
    await pressByKey(page, tab(page, '安全'));
    await focusByKey(page, main.getByRole('checkbox', { name: '启用此 API 密钥' }));
    await page.keyboard.press('Space');
    await typeByKey(page, main.getByLabel('API 密钥', { exact: true }), apiKey);
    await store();

    await followLink(page, 'ERP 下发');
    const form = await openCreateDialog(page, '接口');
    await typeByKey(page, form.getByLabel('接口名称'), name);
    await chooseByKey(page, form.getByRole('combobox', { name: '所属菜单' }), '入库单');
    await chooseByKey(page, form.getByRole('combobox', { name: '配送中心' }), /上海/);
    await chooseByKey(page, form.getByRole('combobox', { name: 'ERP 配置' }), name);
    await typeByKey(page, form.getByLabel('接口路径'), '/asn');
    await typeByKey(page, form.getByLabel('单据标识'), 'no');
    await chooseByKey(page, form.getByRole('combobox', { name: '事件类型' }), '入库单审核');
    await saveDialog(page, form);
    await leaveNewInterface(page);
    await runActionByKey(page, name, '上线');
    await expect(row(page, name)).toContainText('已上线');
    await expect(row(page, name).getByRole('button', { name: '挂起' })).toBeFocused();
  });

  await test.step('the service delivers a posted document', async () => {
    await postDocument(service.url, name, 'ASN-1', apiKey);
    await expect.poll(() => warehouse.received.length, { timeout: 30_000 }).toBe(1);
  });

  await test.step('the log entry opens in a dialog that stays open until Close', async () => {
    await focusByKey(page, row(page, name));
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(name);
    await expect(heading).toBeFocused();
    await pressByKey(page, tab(page, '日志'));
    const delivered = row(page, 'ASN-1', '已送达').first();
    await focusByKey(page, delivered);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('ASN-1');
    // The same press of the key must not reach the button that closes it.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(dialog).toBeVisible();
    // Toasts in the dialog have such a button, too.
    await pressByKey(page, dialog.getByRole('button', { name: '关闭' }).first());
    await expect(dialog).toHaveCount(0);
    await expect(delivered).toBeFocused();
  });

  await test.step('the command palette returns the focus after Escape', async () => {
    const opener = row(page, 'ASN-1', '已送达').first();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('a reload and a restart of the service keep the interface online', async () => {
    await followLink(page, 'ERP 下发');
    await page.reload();
    await expect(row(page, name)).toContainText('已上线');
    // The page requested these rows before React ran. They must still change after an action.
    await runActionByKey(page, name, '下线');
    await expect(row(page, name)).toContainText('已下线');
    await runActionByKey(page, name, '上线');
    await expect(row(page, name)).toContainText('已上线');
    // An open page would log errors during the restart.
    const here = page.url();
    await page.goto('about:blank');
    await service.restart();
    await page.goto(here);
    await expect(row(page, name)).toContainText('已上线');
  });

  await test.step('a switch to English translates the page and keeps the input and its error', async () => {
    await followLink(page, '配置');
    await pressByKey(page, tab(page, 'ERP'));
    await pressByKey(page, row(page, name).getByRole('button', { name: '编辑' }));
    await typeByKey(page, page.getByLabel('名称', { exact: true }), '');
    await typeByKey(page, page.getByLabel('基础路径'), 'typed but not saved');
    await pressByKey(page, page.getByRole('button', { name: '保存', exact: true }));
    await expect(page.getByText('名称不能为空')).toBeVisible();
    expect((await chineseOnScreen(page)).length).toBeGreaterThan(10);

    await chooseByKey(page, page.getByRole('combobox', { name: '语言' }), 'English');
    await expect(page.getByText('Name cannot be empty')).toBeVisible();
    await expect(page.getByLabel('Base path')).toHaveValue('typed but not saved');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect.poll(() => chineseOnScreen(page)).toEqual([]);
  });

  await test.step('the console asks before it discards typed input', async () => {
    await followLink(page, 'ERP download');
    await confirmAction(page, 'Stay on this page');
    await expect(page.getByLabel('Base path')).toHaveValue('typed but not saved');
    await page.goBack();
    await confirmAction(page, 'Leave');
  });

  await test.step('the operator removes the interface', async () => {
    await followLink(page, 'ERP download');
    await runActionByKey(page, name, 'Take offline');
    await expect(row(page, name)).toContainText('Offline');
    await pressByKey(page, row(page, name).getByRole('button', { name: 'More' }));
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await pressByKey(page, page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown');
    await confirmAction(page, 'Delete');
    await expect(row(page, name)).toHaveCount(0);
  });

  warehouse.close();
});
