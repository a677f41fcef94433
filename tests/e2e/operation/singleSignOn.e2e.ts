import { expect, type Page, test } from '@playwright/test';
import { findFreePort } from '../../../scripts/service/findFreePort.ts';
import { startProvider, type TestProvider } from '../support/startProvider.ts';
import { startTestService, type TestService } from '../support/startTestService.ts';

let provider: TestProvider;
let service: TestService;

test.beforeAll(async () => {
  const port = await findFreePort();
  provider = await startProvider(`http://127.0.0.1:${port}`, {
    chen: ['staff', 'wms-night'],
    guest: ['staff'],
  });
  service = await startTestService(undefined, [], { ...provider.variables, PORT: String(port) });
});

test.afterAll(async () => {
  await service?.end();
  await provider?.close();
});

/** Signs in at the provider with its own form, then consents. */
async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: '使用单点登录' }).click();
  await page.locator('[name=login]').fill(name);
  await page.locator('[name=password]').fill('any');
  await page.locator('[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('an operator signs in at the provider, opens the requested page, and signs out there too', async ({
  page,
}) => {
  await page.goto(`${service.url}/#/config?tab=erp`);
  await expect(page.locator('[name=password]')).toHaveCount(0);
  await signInAtProvider(page, 'chen');
  await expect(page.getByRole('tab', { name: 'ERP', selected: true })).toBeVisible();
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  expect(session).toMatchObject({ loginId: 'chen', singleSignOn: '1' });
  expect(page.url()).not.toContain('token');

  await page.getByRole('button', { name: 'chen' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  // The question of the provider.
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('link', { name: '使用单点登录' })).toBeVisible();
  expect(page.url().startsWith(service.url)).toBe(true);
});

test('an operator without a role gets the reason', async ({ page }) => {
  await page.goto(service.url);
  await signInAtProvider(page, 'guest');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('您在本系统中没有任何角色，请联系管理员。');
});
