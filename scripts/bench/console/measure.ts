import { type Browser, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../browser.ts';
import { atRest } from './atRest.ts';
import { type Clock, installClock } from './clock.ts';
import type { Subject } from './subject.ts';

/** One visit: kilobytes (1000) of gzip JavaScript, and milliseconds. */
export interface Visit {
  readonly scriptKilobytes: number;
  readonly firstRow: number;
  readonly editReady: number;
}

const limit = 60_000;

/** Opens a console in a browser that has seen nothing yet, and does nothing else. */
export async function openConsole(
  browser: Browser,
  { url, prepare }: Pick<Subject, 'url' | 'prepare'>,
  throttle: number,
): Promise<Page> {
  const context = await browser.newContext();
  await prepare?.(context);
  // tsx names every function through this helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(installClock);
  const page = await context.newPage();
  page.setDefaultTimeout(limit);
  await atRest(browser);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

export const launch = async (): Promise<Browser> => chromium.launch(await browserOptions());

export const firstRow = (page: Page, { row }: Subject): ReturnType<Clock['firstRow']> =>
  page.evaluate(([selector, text]) => window.clock.firstRow(selector, text), [row, 'ERP-000001'] as const);

export const editReady = (page: Page, { edit, form }: Subject): Promise<number> =>
  page.evaluate(([button, field]) => window.clock.fromClick(button, [[field, 'remark 1']]), [
    edit,
    form,
  ] as const);

/** Visits the list, then opens the first row's form, in a browser of its own: nothing is cached. */
export async function measure(subject: Subject, throttle: number): Promise<Visit> {
  const browser = await launch();
  try {
    const page = await openConsole(browser, subject, throttle);
    const { time, bytes } = await firstRow(page, subject);
    await page.waitForTimeout(500);
    return { scriptKilobytes: bytes / 1000, firstRow: time, editReady: await editReady(page, subject) };
  } finally {
    await browser.close();
  }
}
