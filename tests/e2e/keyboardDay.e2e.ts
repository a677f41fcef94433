import { expect, test } from './support/fixtures.ts';
import {
  chooseByKey,
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
} from './support/keyboard.ts';
import { startReceiver } from './support/startReceiver.ts';
import { startTestService, type TestService } from './support/startTestService.ts';
import { expectSaved, row, tab } from './support/steps.ts';

const name = 'keyboardDay';
const apiKey = 'correct-horse-battery';

// This test has its own service, without the security settings of other tests.
let service: TestService;
test.beforeAll(async () => {
  service = await startTestService();
});
test.afterAll(() => service.end());

test('the keyboard alone leads from the sign-in to a delivered document and its log', async ({ page }) => {
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
    await expect(heading).toBeFocused();
    await typeByKey(page, main.getByLabel('WMS 基础路径'), warehouse.url);
    await store();
    await pressByKey(page, tab(page, '安全'));
    await focusByKey(page, main.getByRole('checkbox', { name: '启用 API 密钥' }));
    await page.keyboard.press('Space');
    await typeByKey(page, main.getByLabel('API 密钥', { exact: true }), apiKey);
    await store();

    await followLink(page, 'ERP 下发');
    const opener = page.getByRole('button', { name: '新建接口' }).first();
    const form = await openCreateDialog(page, '接口');
    await typeByKey(page, form.getByLabel('接口名称'), name);
    await chooseByKey(page, form.getByRole('combobox', { name: '所属菜单' }), '入库单');
    await chooseByKey(page, form.getByRole('combobox', { name: '配送中心' }), /上海/);
    await chooseByKey(page, form.getByRole('combobox', { name: 'ERP 配置' }), name);
    await typeByKey(page, form.getByLabel('接口路径'), '/asn');
    await typeByKey(page, form.getByLabel('单据标识'), 'no');
    await chooseByKey(page, form.getByRole('combobox', { name: '事件类型' }), '入库单审核');
    await saveDialog(page, form);
    await expect(opener).toBeFocused();
    await runActionByKey(page, name, '上线');
    await expect(row(page, name)).toContainText('已上线');
    await expect(row(page, name).getByRole('button', { name: '挂起' })).toBeFocused();
  });

  await test.step('the service delivers a posted document', async () => {
    const answer = await fetch(`${service.url}/iwms-openapi/api/exchange/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', iwmsApiKey: apiKey, 'Idempotency-Key': 'ASN-1' },
      body: JSON.stringify({ no: 'ASN-1', qty: '12' }),
    });
    expect(answer.status, await answer.text()).toBe(202);
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
    await page.waitForTimeout(500);
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

  warehouse.close();
});
