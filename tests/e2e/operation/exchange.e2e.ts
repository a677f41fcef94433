import type { Page } from '@playwright/test';
import { chooseOption, expect, test } from '../support/fixtures.ts';
import { startReceiver } from '../support/startReceiver.ts';
import {
  createErp,
  createInterface,
  createRecord,
  expectSaved,
  openScreen,
  postDocument,
  row,
  runAction,
  tab,
} from '../support/steps.ts';

const name = 'receiptIn';
/** The fifth failure pauses the interface. */
const waiting = ['ASN-2', 'ASN-3', 'ASN-4', 'ASN-5', 'ASN-6', 'ASN-7', 'ASN-8'];
const apiKey = 'correct-horse-battery';

/** Creates a record on the open tab, with these fields of its form. */
async function create(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = await createRecord(page, '', async (form) => {
    for (const [label, value] of Object.entries(fields))
      if (label === '钉钉机器人') await chooseOption(form, label, value);
      else await form.getByLabel(label, { exact: true }).fill(value);
    if (!('合并时间（秒）' in fields)) return;
    await chooseOption(form, '事件', '已恢复');
    // The list of choices stays open, because several may be chosen. Escape closes it.
    await page.keyboard.press('Escape');
  });
  await expect(dialog).toHaveCount(0);
}

test('the service delivers, raises an alarm on a failure, and recovers', async ({ page, service }) => {
  const warehouse = await startReceiver();
  const robot = await startReceiver({ status: 200, body: { errcode: 0, errmsg: 'ok' } });
  const main = page.getByRole('main');
  const save = async () => {
    const button = main.getByRole('button', { name: '保存', exact: true });
    await button.click();
    await expectSaved(page);
  };
  const post = (no: string, key = apiKey) => postDocument(service.url, name, no, key);
  const alarms = () => robot.received.map(({ body }) => JSON.parse(body).markdown.text as string);

  await service.signIn(page);
  await test.step('the operator configures the interface, the security settings and an alarm rule', async () => {
    await createErp(page, name);
    await tab(page, '安全').click();
    await main.getByRole('checkbox', { name: '启用此 API 密钥' }).check();
    await main.getByLabel('API 密钥', { exact: true }).fill(apiKey);
    await save();
    await tab(page, '全局配置').click();
    await main.getByLabel('WMS 基础路径').fill(warehouse.url);
    await save();
    await openScreen(page, '通知');
    await create(page, { 名称: name, 'Webhook 地址': `${robot.url}/send?access_token=t` });
    await tab(page, '告警规则').click();
    await create(page, { 名称: name, 钉钉机器人: name, '合并时间（秒）': '1' });
    await openScreen(page, 'ERP 下发');
    await createInterface(page, {
      name,
      menu: '入库单',
      path: '/asn',
      fields: { 单据标识: 'no' },
    });
    await runAction(page, row(page, name), '上线');
  });

  await test.step('the service delivers a posted document, and the log shows it', async () => {
    await post('ASN-1');
    await expect.poll(() => warehouse.received.length, { timeout: 30_000 }).toBe(1);
    expect(warehouse.received[0]).toMatchObject({ path: `/api/${name}`, body: '{"no":"ASN-1","qty":"12"}' });
    expect(warehouse.received[0]?.headers['idempotency-key']).toBe('ASN-1');
    await row(page, name).getByText(name).click();
    await tab(page, '日志').click();
    await expect(row(page, 'ASN-1').first()).toBeVisible();
  });

  await test.step('documents wait while the receiver fails, and the robot gets an alarm', async () => {
    warehouse.nextAnswer = { status: 503, body: { reason: 'closed for stock-taking' } };
    for (const no of waiting) await post(no);
    await openScreen(page, 'ERP 下发');
    await expect(row(page, name).getByRole('link', { name: /^7/ })).toBeVisible({ timeout: 30_000 });
    await expect(row(page, name)).toContainText('503', { timeout: 30_000 });
    await expect.poll(alarms, { timeout: 30_000 }).toContainEqual(expect.stringContaining(name));
  });

  await test.step('the overview shows that the receiver is down', async () => {
    await openScreen(page, '运行概况');
    await expect(main.getByText('接收方不可用')).toBeVisible({ timeout: 30_000 });
    await openScreen(page, 'ERP 下发');
  });

  await test.step('two clicks retry all failed documents, and the robot gets a recovery notice', async () => {
    warehouse.nextAnswer = undefined;
    await row(page, name).getByRole('link', { name: /503/ }).click();
    await page.getByRole('button', { name: /^全部重试/ }).click();
    await expect(page.getByText(/条单据已重新排队/)).toBeVisible();
    await openScreen(page, 'ERP 下发');
    // The list refreshes automatically.
    await expect(row(page, name).getByRole('link', { name: /^7/ })).toHaveCount(0, { timeout: 30_000 });
    await expect(row(page, name)).not.toContainText('503');
    const delivered = () => [...new Set(warehouse.received.map(({ headers }) => headers['idempotency-key']))];
    await expect.poll(() => delivered().toSorted(), { timeout: 30_000 }).toEqual(['ASN-1', ...waiting]);
    await expect.poll(alarms, { timeout: 30_000 }).toContainEqual(expect.stringContaining('已恢复'));
  });

  await test.step('a partner posts with a generated API key', async () => {
    await openScreen(page, '访问管理');
    await tab(page, 'API 密钥').click();
    await create(page, { 名称: name });
    await row(page, name).getByRole('button', { name: '生成密钥值', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '生成密钥值' }).click();
    await expect(dialog).toContainText('ick_');
    const [secret] = /ick_[\w-]+/.exec((await dialog.textContent()) ?? '') ?? [];
    await post('KEY-1', secret);
  });

  warehouse.close();
  robot.close();
});
