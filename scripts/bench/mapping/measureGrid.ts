import type { Page } from '@playwright/test';
import { launchBrowser, openConsole } from '../console/measureConsole.ts';
import type { GridSubject } from './gridSubjects.ts';

/** The figures of one visit, in milliseconds. */
export interface GridVisit {
  readonly ready: number;
  readonly keys: readonly number[];
  readonly longTasksPerKey: number;
}

const keyCount = 30;
/**
 * Milliseconds between keys, as for a fast typist. Work that a grid defers until after the paint shows up as
 * long tasks.
 */
const keyInterval = 120;

async function openGrid(page: Page, { before: [selector, text], open, ready }: GridSubject): Promise<number> {
  await page.locator(selector, { hasText: text }).first().waitFor();
  await page.waitForTimeout(500);
  return page.evaluate(([button, shown]) => window.clock.fromClick(button, shown), [open, ready] as const);
}

async function typeKeys(page: Page, { activate, input }: GridSubject): Promise<Omit<GridVisit, 'ready'>> {
  if (activate) await page.locator(activate).dblclick();
  await page.locator(input).focus();
  await page.waitForTimeout(500);
  await page.evaluate(() => window.clock.watchKeys());
  for (let key = 0; key < keyCount; key++) {
    await page.keyboard.press('abcdefghij'[key % 10] ?? 'a');
    await page.waitForFunction((told) => window.clock.keys.times.length > told, key);
    await page.waitForTimeout(keyInterval);
  }
  if (!(await page.locator(input).inputValue()).includes('abc'))
    throw new Error('The typed keys did not appear in the input.');
  const { times, longTasks } = await page.evaluate(() => window.clock.keys);
  return { keys: times, longTasksPerKey: longTasks / keyCount };
}

/** Scrolls to the end and waits for the last row, which proves that the grid shows all rows. */
async function reachEnd(page: Page, { end }: GridSubject): Promise<void> {
  if (!end) return;
  await page.keyboard.press('Escape');
  await page.locator(end.scrolls).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await page.getByText(end.text, { exact: true }).first().waitFor();
}

/** Opens the grid and types into it. It starts a new browser, so nothing is cached. */
export async function measureGrid(subject: GridSubject, throttle: number): Promise<GridVisit> {
  const browser = await launchBrowser();
  try {
    const page = await openConsole(browser, subject, throttle);
    const ready = await openGrid(page, subject);
    const typed = await typeKeys(page, subject);
    await reachEnd(page, subject);
    return { ready, ...typed };
  } finally {
    await browser.close();
  }
}
