import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { focusByKey } from '../support/keyboard.ts';
import { startReceiver } from '../support/startReceiver.ts';
import { createErp, createInterface, openScreen, row, runAction, tab } from '../support/steps.ts';

const name = 'orderOut';

test('an operator maps, debugs and tests an interface', async ({ page, service }, testInfo) => {
  const receiver = await startReceiver();
  const main = page.getByRole('main');
  const button = (label: string) => main.getByRole('button', { name: label, exact: true });
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await service.signIn(page);
  await createErp(page, name, receiver.url);
  await openScreen(page, 'ERP 上传');
  await createInterface(page, { name, menu: '发货确认', path: '/orders' });

  await test.step('the operator maps fields by keyboard: Tab moves on, Esc and Tab leave the grid', async () => {
    await focusByKey(page, row(page, name));
    await press('Enter');
    await focusByKey(page, tab(page, '概览'));
    await press('ArrowRight', 'ArrowRight', 'Enter');
    await expect(tab(page, '字段映射')).toHaveAttribute('aria-selected', 'true');
    await focusByKey(page, button('添加一行'));
    await press('Enter');
    for (const [target, type, source] of [
      ['orderNo', 'STRING', 'no'],
      ['qty', 'NUMERIC', 'qty'],
    ] as const) {
      if (target === 'qty') await press('Control+Insert', 'Home');
      await page.keyboard.type(target);
      await press('Tab');
      await page.keyboard.type(type);
      await press('Tab', 'Tab', 'Tab');
      await page.keyboard.type(source);
      await press('Enter');
    }
    await press('Escape', 'Tab');
    await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
    await press('Shift+Tab', 'Control+s');
    await expect(page.getByText('修改成功').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the operator runs the mapping without sending, then sends the document, by keyboard', async () => {
    await focusByKey(page, tab(page, '字段映射'));
    await focusByKey(page, tab(page, '调试'), 'ArrowRight');
    await press('Enter');
    await focusByKey(page, main.getByRole('textbox', { name: '源单据（JSON）' }));
    await page.keyboard.insertText('{"no":"PO-1","qty":"12"}');
    await press('Control+Enter');
    await expect(main.getByRole('status').filter({ hasText: '仅映射 · 成功' })).toBeVisible();
    expect(receiver.received).toEqual([]);
    await expectAccessible(page);
    for (const action of ['上线', '调试']) {
      await focusByKey(page, button(action).last());
      await press('Enter');
      await focusByKey(page, page.getByRole('dialog').getByRole('button', { name: action, exact: true }));
      await press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await focusByKey(page, button('执行并发送'));
    await press('Enter');
    await expect(page.getByRole('dialog')).toContainText(receiver.url);
    await page.getByRole('dialog').getByRole('button', { name: '执行并发送' }).click();
    await expect(main.getByText('已发送', { exact: true })).toBeVisible();
    expect(receiver.received.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ['/api/orders', { orderNo: 'PO-1', qty: 12 }],
    ]);
    await tab(page, '响应报文').click();
    await expect(main.getByText('R-1').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the docs screen shows the call and its fields, and downloads a JSON Schema', async () => {
    await openScreen(page, '接口文档');
    await row(page, name).getByText(name).click();
    await expect(main.getByText(`${receiver.url}/orders`).first()).toBeVisible();
    await expect(row(page, 'orderNo', '字符串')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'JSON Schema' }).first().click(),
    ]);
    expect(download.suggestedFilename()).toContain(name);
    await download.saveAs(testInfo.outputPath('schema.json'));
    await expectAccessible(page);
  });

  await test.step('a test request with a key shows its response on tab 4, and Clear empties the tab', async () => {
    await main.getByRole('link', { name: '测试请求' }).click();
    await expect(main.getByLabel('请求地址')).toHaveValue(`${receiver.url}/orders`);
    await main.getByLabel('API 密钥').fill('k-1');
    await expectAccessible(page);
    await button('发送').click();
    await expect(page).toHaveURL(/tab=4/);
    await expect(main.getByText('R-2').first()).toBeVisible();
    expect(receiver.received[1]?.headers.iwmsapikey).toBe('k-1');
    await expectAccessible(page);
    await button('清空').click();
    await expect(main.getByText('暂无响应')).toBeVisible();
  });

  await test.step('a test request does not follow a redirect to a host that is not allowed', async () => {
    await tab(page, '测试请求').click();
    await main.getByLabel('请求地址').fill(`${receiver.url}/moved`);
    await button('发送').click();
    await expect(main.getByText(/elsewhere\.example/).first()).toBeVisible();
  });

  await test.step('the logs tab shows an entry of the interface', async () => {
    await tab(page, '文档列表').click();
    await row(page, name).getByText(name).click();
    await main.getByRole('link', { name: '日志' }).click();
    await expect(page).toHaveURL(/tab=2/);
    await expect(row(page, '已送达').or(row(page, '信息')).first()).toBeVisible();
    await expectAccessible(page);
  });

  await openScreen(page, 'ERP 上传');
  await runAction(page, row(page, name), '下线');
  receiver.close();
});
