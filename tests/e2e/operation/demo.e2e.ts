import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { projectRoot, startTestService, type TestService } from '../support/startTestService.ts';
import { expectSaved, row, tab } from '../support/steps.ts';

/** The ERP answers 404 to the wrong address, so documents are blocked and wait for the operator. */
const addresses = { working: 'http://erp.demo.example/api', wrong: 'http://erp.demo.example/wrong' };

/** Counts the clicks of a job. */
class ClickCounter {
  #count = 0;

  async click(target: Locator): Promise<void> {
    this.#count += 1;
    await target.click();
  }

  /** Returns the clicks since the last call. */
  take(): number {
    const count = this.#count;
    this.#count = 0;
    return count;
  }
}

/** The tests run in order, on one service. */
test.describe.configure({ mode: 'default' });
let service: TestService;

test.beforeAll(async () => {
  service = await startTestService(projectRoot, ['--demo']);
});

test.afterAll(() => service?.end());

test('the sign-in link opens the overview of the demo, whose figures increase', async ({ page }) => {
  const main = page.getByRole('main');
  const figure = async (name: string): Promise<number> =>
    Number((await main.getByText(name, { exact: true }).first().locator('..').innerText()).match(/\d+/)?.[0]);
  await service.signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: '运行概况' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '企业' })).toContainText('演示企业');
  const before = await figure('成功');
  await expect.poll(() => figure('成功'), { timeout: 30_000 }).toBeGreaterThan(before + 5);
  await page.getByRole('button', { name: '演示', exact: true }).click();
  await expect(page.getByText('npm start -- --remove-demo')).toBeVisible();
  await expectAccessible(page);
});

test('an operator breaks a receiver of the demo, finds the cause, repairs it and retries all', {
  tag: '@all',
}, async ({ page }) => {
  const clicks = new ClickCounter();
  const main = page.getByRole('main');
  const screen = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
  const figureOf = (index: number): Locator => row(page, 'shipmentConfirm').getByRole('cell').nth(index);
  const [pending, failed, delivered] = [figureOf(2), figureOf(3), figureOf(5)];
  const setBasePath = async (address: string): Promise<void> => {
    await clicks.click(screen('配置'));
    await clicks.click(tab(page, 'ERP'));
    await clicks.click(row(page, 'ERP（演示）').getByRole('button', { name: '编辑' }));
    await main.getByLabel('基础路径').fill(address);
    await clicks.click(main.getByRole('button', { name: '保存', exact: true }));
    await expectSaved(page);
  };

  await service.signIn(page);
  await page.getByRole('combobox', { name: '企业' }).selectOption({ label: '演示企业（华东商贸）' });
  await test.step('an operator breaks the ERP in four clicks', async () => {
    await setBasePath(addresses.wrong);
    expect(clicks.take()).toBe(4);
    await screen('运行概况').click();
  });

  await test.step('the cause of the failed documents is one click away', async () => {
    await clicks.click(row(page, 'shipmentConfirm').getByRole('link', { name: /404/ }));
    await expect(main.getByRole('button', { name: /^全部重试/ })).toBeVisible();
    await expect(main).toContainText('404');
    expect(clicks.take()).toBe(1);
  });

  const retried = await test.step('an operator repairs the ERP and retries all documents', async () => {
    await setBasePath(addresses.working);
    expect(clicks.take()).toBe(4);
    await screen('运行概况').click();
    const earlier = Number(await delivered.innerText());
    // A run that began before the repair can still fail. It ends before three others are delivered.
    await expect
      .poll(() => delivered.innerText().then(Number), { timeout: 60_000 })
      .toBeGreaterThan(earlier + 2);
    await screen('ERP 上传').click();
    await clicks.click(row(page, 'shipmentConfirm').getByRole('link', { name: /阻塞数/ }));
    await clicks.click(main.getByRole('button', { name: /^全部重试/ }));
    expect(clicks.take()).toBe(2);
    return Number(/\d+/.exec(await page.getByText(/条单据已重新排队/).innerText())?.[0]);
  });

  await test.step('the queue drains', async () => {
    await screen('运行概况').click();
    await expect(row(page, 'shipmentConfirm').getByRole('link', { name: /404/ })).toHaveCount(0);
    // The ERP of the demo refuses one of twelve shipments with 503. Each refused one waits a minute for its retry.
    const waiting = retried / 12 + 4;
    for (const figure of [failed, pending])
      await expect.poll(() => figure.innerText().then(Number), { timeout: 60_000 }).toBeLessThan(waiting);
  });

  await test.step('the simulated robot got the alarm', async () => {
    await clicks.click(screen('通知'));
    await clicks.click(tab(page, '发送记录'));
    await expect(row(page, 'shipmentConfirm').first()).toBeVisible({ timeout: 60_000 });
    expect(clicks.take()).toBe(2);
  });
});
