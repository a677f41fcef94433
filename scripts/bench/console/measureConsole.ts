import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../testing/browserOptions.ts';
import { type BenchClock, installClock } from './installClock.ts';

/** A console under measurement: its address, and the selectors that the timers use. */
export interface ConsoleSubject {
  readonly name: string;
  readonly url: string;
  /** Selectors of the first row, of its edit button, and of the form's last field. */
  readonly row: string;
  readonly edit: string;
  readonly form: string;
  /** Prepares the browser before the page opens, for example with a session. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Milliseconds between two readings of the processor time. */
const pollInterval = 250;

/** Milliseconds of processor time in one interval up to which a browser counts as idle. */
const idleThreshold = 10;

/** Number of readings after which the measurement starts even if the browser is not idle. */
const maxPolls = 40;

/**
 * Resolves when a new browser is idle. After the start it loads its own pages (address bar, new tab), which
 * keep a core busy for about a second. Without the wait, this second would count as part of the measured
 * page.
 */
async function waitUntilIdle(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const used = async (): Promise<number> => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
  let before = await used();
  for (let look = 0; look < maxPolls; look++) {
    await setTimeout(pollInterval);
    const now = await used();
    if (now - before <= idleThreshold) break;
    before = now;
  }
  await devtools.detach();
}

/** The figures of one visit: compressed JavaScript in kilobytes (1000 bytes), times in milliseconds. */
export interface ConsoleVisit {
  readonly scriptKilobytes: number;
  readonly firstRow: number;
  readonly editReady: number;
}

const pageTimeout = 60_000;

/** Opens a console in a new context of a browser, as soon as the browser is idle. */
export async function openConsole(
  browser: Browser,
  { url, prepare }: Pick<ConsoleSubject, 'url' | 'prepare'>,
  throttle: number,
): Promise<Page> {
  const context = await browser.newContext();
  await prepare?.(context);
  // tsx wraps every function in this helper, which the page lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(installClock);
  const page = await context.newPage();
  page.setDefaultTimeout(pageTimeout);
  await waitUntilIdle(browser);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(url, { waitUntil: 'commit' });
  return page;
}

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await browserOptions('system'));

const measureFirstRow = (page: Page, { row }: ConsoleSubject): ReturnType<BenchClock['firstRow']> =>
  page.evaluate(([selector, text]) => window.clock.firstRow(selector, text), [row, 'ERP-000001'] as const);

export const measureEditReady = (page: Page, { edit, form }: ConsoleSubject): Promise<number> =>
  page.evaluate(([button, field]) => window.clock.fromClick(button, [[field, 'remark 1']]), [
    edit,
    form,
  ] as const);

/** Visits the list, then opens the first row's form. It starts a new browser, so nothing is cached. */
export async function measureConsole(subject: ConsoleSubject, throttle: number): Promise<ConsoleVisit> {
  const browser = await launchBrowser();
  try {
    const page = await openConsole(browser, subject, throttle);
    const { time, bytes } = await measureFirstRow(page, subject);
    await page.waitForTimeout(500);
    return {
      scriptKilobytes: bytes / 1000,
      firstRow: time,
      editReady: await measureEditReady(page, subject),
    };
  } finally {
    await browser.close();
  }
}
