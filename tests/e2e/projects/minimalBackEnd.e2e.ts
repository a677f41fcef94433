import { expect, type Page, type Route, test } from '@playwright/test';
import { fillForm } from '../fill/fillForm.ts';
import { origin } from '../tour/builtConsole.ts';
import { allConsolePlaces } from '../tour/consolePlaces.ts';
import { operationOf } from '../tour/fakeBackEnd.ts';
import { fakeText } from '../tour/fakeRecord.ts';
import { Visitor } from '../tour/Visitor.ts';

const note = 'This server does not offer this function.';

/** Answers to optional calls of a back end that has only the required calls of the specification. */
const refusals = {
  JSON: { status: 404, json: { success: false, message: 'No such call' } },
  HTML: { status: 404, contentType: 'text/html', body: '<!doctype html><h1>404 Not Found</h1>' },
} satisfies Record<string, Parameters<Route['fulfill']>[0]>;

/** Answers optional calls with a refusal. Resolves to a list that gets the path of each refused call. */
async function refuseOptional(page: Page, refusal: Parameters<Route['fulfill']>[0]): Promise<string[]> {
  const refused: string[] = [];
  await page.route(`${origin}/iwms-*/**`, (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (!operationOf(request.method(), pathname)?.optional) return route.fallback();
    refused.push(pathname);
    return route.fulfill(refusal);
  });
  return refused;
}

const enter = async (page: Page, kind: keyof typeof refusals, locale = 'en-US') => {
  const visitor = await Visitor.enter(page, locale);
  const refused = await refuseOptional(page, refusals[kind]);
  await visitor.go('/nowhere');
  return { visitor, refused, main: page.getByRole('main') };
};

// Each kind of refusal answers reads in one test, and reads and writes in the other.
test('no screen shows a 404 in HTML of an optional call as a failure', { tag: '@all' }, async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const { visitor, main } = await enter(page, 'HTML');
  const places = await allConsolePlaces();
  let noted = 0;
  for (const { at } of places) {
    await visitor.go(at);
    const text = await page.locator('body').innerText();
    const failureText =
      /No such call|may have been carried out|not an answer|Request error|could not be loaded|has stopped/i;
    if (failureText.test(text)) complaints.push(`${at}: ${failureText.exec(text)}`);
    if ((await main.getByRole('status').filter({ hasText: note }).count()) === 0) continue;
    noted += 1;
    // A list that the back end does not offer has no pager.
    if ((await main.getByRole('button', { name: 'Next page' }).count()) > 0) complaints.push(`${at}: pager`);
  }
  expect(complaints).toEqual([]);
  expect(noted).toBeGreaterThan(8);
});

test('the console offers an optional function until its first 404 in JSON', async ({ page }) => {
  const { visitor, refused, main } = await enter(page, 'JSON', 'zh-CN');
  const toast = page.getByRole('region', { name: '消息' }).getByText('当前服务器不提供此功能。');
  const dialog = page.getByRole('dialog').last();

  await test.step('the form stays open when creating is not available', async () => {
    await visitor.go('/config?tab=menu');
    await main.getByRole('button', { name: '新建菜单' }).click();
    await fillForm(dialog, 'menu', { menuName: '保留' });
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(toast).toBeVisible();
    await expect(page.getByText('未作任何更改。')).toBeVisible();
    await expect(dialog.getByRole('textbox').first()).toHaveValue('保留');
    await expect(main.getByRole('button', { name: '新建菜单', includeHidden: true })).toHaveCount(0);
  });

  await test.step('an action disappears after its 404', async () => {
    await visitor.go(`/notify?tab=robots&view=edit&uuid=${fakeText(0)}&section=overview`);
    const send = main.getByRole('button', { name: '发送测试消息' });
    await send.click();
    await dialog.getByRole('button', { name: '发送测试消息' }).click();
    await expect(toast).toBeVisible();
    await expect(send).toHaveCount(0);
  });

  await test.step('the console requests missing choices once for all places', async () => {
    const asked = () => refused.filter((path) => path.endsWith('/carrier/page')).length;
    await visitor.go('/wcsdown');
    await expect.poll(asked).toBeGreaterThan(0);
    const before = asked();
    for (const place of ['/wcsup', '/wcsdown?view=create', '/wcsup?view=create']) await visitor.go(place);
    expect(asked()).toBe(before);
  });

  await test.step('a task without its choices shows a notice', async () => {
    await visitor.go('/exportAndImport?tab=copyByCarrier');
    await expect(main.getByText('当前服务器不提供此功能。')).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('the search shows no failure', async () => {
    await page.keyboard.press('Control+K');
    await page.keyboard.type('700');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByText('正在搜索记录…')).toHaveCount(0);
    await expect(page.getByText('搜索失败')).toHaveCount(0);
  });
});

test('the console links to the portal instead of a sign-in form, with 404 in HTML', async ({ page }) => {
  const { visitor, main } = await enter(page, 'HTML', 'zh-CN');
  await page.route(`${origin}/config.json`, (route) =>
    route.fulfill({ json: { portal: 'https://portal.test/' } }),
  );
  await page.route(`${origin}/**/erp/query*`, (route) =>
    route.fulfill({ status: 401, json: { success: false, errorCode: 'LOGIN_EXPIRED' } }),
  );
  await page.reload();
  await visitor.go('/config?tab=erp');
  const dialog = page.getByRole('dialog', { name: '会话已结束' });
  await expect(dialog.getByRole('link', { name: '返回门户系统' })).toHaveAttribute(
    'href',
    'https://portal.test/',
  );
  await expect(page.locator('[type=password]')).toHaveCount(0);
  await dialog.getByRole('button', { name: '暂不登录' }).click();
  await expect(main).toBeVisible();
  await page.getByRole('button', { name: /当前操作员/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('heading', { name: '会话已结束' })).toBeVisible();
  await expect(page.locator('[type=password]')).toHaveCount(0);
});
