import { expect, type Page, test } from '@playwright/test';
import { screens } from '../../../src/generated/catalog/index.ts';
import { origin } from '../tour/builtConsole.ts';
import { FaultyConsole } from '../tour/faults/FaultyConsole.ts';

const scripts = '**/assets/**/*.js';
const failed = '部分页面资源加载失败';

const reload = (page: Page) => page.getByRole('button', { name: '重新加载页面' });
const retry = (page: Page) => page.getByRole('button', { name: '重试' });

/** schemas/SPECIFICATION.md section 8.4, "Chunk load failure". */
test('a screen whose scripts fail to load shows an error with a retry button', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const console = await FaultyConsole.open(page);
  for (const { route } of screens) {
    await page.route(scripts, (request) => request.abort());
    await console.go(route);
    await expect(page.getByRole('heading', { name: failed })).toBeVisible();
    await expect(reload(page)).toHaveCount(1);
    await page.unroute(scripts);
    await retry(page).click();
    await expect(page.getByRole('heading', { name: failed })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await console.go('/nowhere');
  }
  expect(complaints).toEqual([]);
});

test('a dialog whose scripts fail to load shows an error and leaves the page unchanged', async ({ page }) => {
  const console = await FaultyConsole.open(page);
  await page.route(/\/record\.js$/, (request) => request.abort());
  await console.go('/erpdown');
  await page.getByRole('searchbox').fill('typed');
  await page.getByRole('button', { name: '新建接口' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('此部分加载失败，请重试。')).toBeVisible();
  await expect(reload(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('typed');
});

test('a console that fails to load offers one reload and never reloads in a loop', async ({ page }) => {
  await FaultyConsole.serve(page);
  await page.route(/\/app\.js$/, (request) => request.abort());
  await page.goto(origin);
  await expect(page.getByText('控制台加载失败')).toBeVisible();
  await expect(page.getByText('The console could not be loaded')).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await reload(page).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByText('控制台加载失败')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.waitForTimeout(300);
  expect(loads).toBe(1);
});

test('a style sheet that fails to load shows the load error', async ({ page }) => {
  await FaultyConsole.serve(page);
  await page.route('**/*.css', (request) => request.abort());
  await page.goto(origin);
  await expect(page.getByText('控制台加载失败')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test('the console shows the load error if a script does not arrive within 120 s', async ({ page }) => {
  await page.clock.install();
  const console = await FaultyConsole.open(page);
  await page.route(scripts, () => {});
  await console.go('/config');
  await expect(page.getByRole('main').getByText('正在加载…')).toBeAttached();
  await page.clock.runFor(119_000);
  await expect(page.getByText(failed)).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();
});
