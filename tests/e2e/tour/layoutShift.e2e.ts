import { expect, test } from '@playwright/test';
import { origin } from './builtConsole.ts';
import { fakeText } from './fakeRecord.ts';
import { Visitor } from './Visitor.ts';

/** An entry of the browser about a part that moved; the DOM types have none. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

for (const [name, place] of [
  ['the overview', '/health?tab=overview'],
  ['the page of a document', `/health?tab=pendingData&view=edit&uuid=${fakeText(0)}&section=overview`],
] as const)
  test(`no part of ${name} moves while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const visitor = await Visitor.enter(page, 'en-US');
    await visitor.go(place);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await visitor.settle();
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 2000);
        }),
    );
    expect(moved).toBeLessThan(0.005);
  });

test('a row of the overview keeps its height while the name of its distribution center loads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const visitor = await Visitor.enter(page, 'en-US');
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  await page.route('**/dc/**', async (route) => {
    await promise;
    await route.fallback();
  });
  await page.goto(`${origin}/?cold#/health`);
  const row = page.getByRole('region', { name: 'Interfaces' }).getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const heightOf = () => row.evaluate((element) => element.getBoundingClientRect().height);
  const before = await heightOf();
  resolve();
  await visitor.settle();
  expect(await heightOf()).toBe(before);
});
