import type { Page, Route } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { origin, serveConsole } from '../tour/builtConsole.ts';
import { serveFakeBackEnd } from '../tour/fakeBackEnd.ts';
import { fakeText } from '../tour/fakeRecord.ts';
import type { CallFault } from './callFaults.ts';

declare global {
  interface Window {
    isHasty?: boolean;
  }
}

/** The console as it was built, before a back end that is made up, and that meets with a fault where one is set. */
export class FaultyConsole {
  /** Paths of the calls that met with the fault. */
  readonly met: string[] = [];
  private fault: CallFault | undefined;

  private constructor(
    readonly page: Page,
    readonly language: 0 | 1,
  ) {}

  /** The built console, and a back end that answers. */
  static async serve(page: Page, language: 0 | 1 = 0): Promise<void> {
    await serveConsole(page, ['zh-CN', 'en-US'][language] ?? '');
    await serveFakeBackEnd(page);
  }

  static async open(page: Page, language: 0 | 1 = 0): Promise<FaultyConsole> {
    const console = new FaultyConsole(page, language);
    await page.addInitScript(() => {
      // Nobody waits for half a minute here.
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(window.isHasty ? 100 : ms);
      // SWR takes readings within two seconds for one: here each is to meet with its own fault.
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((run: TimerHandler, ms?: number, ...given: unknown[]) =>
        later(run, ms === 2000 ? 0 : ms, ...given)) as typeof setTimeout;
    });
    await FaultyConsole.serve(page, language);
    await page.route(`${origin}/iwms-*/**`, (route) => console.answer(route));
    await page.goto(`${origin}/#/nowhere`);
    await expect(page.getByRole('main').getByRole('heading')).toBeVisible();
    return console;
  }

  /** The console is at the address and has all that it asked for. */
  async go(address: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `#${address}`);
  }

  /** Nothing is left on screen that could be shown again without being read. */
  async leave(): Promise<void> {
    await this.go('/exception?errorCode=left');
    await expect(this.page.getByRole('main')).toContainText('left');
  }

  /** From now on calls fail this way, or not at all. */
  async set(fault: CallFault | undefined): Promise<void> {
    const wasOffline = this.fault !== undefined && !this.fault.meet;
    const isOffline = fault !== undefined && !fault.meet;
    this.fault = fault;
    this.met.length = 0;
    await this.page.evaluate((isHasty) => {
      window.isHasty = isHasty;
    }, fault?.name === 'timeout');
    if (isOffline !== wasOffline) await this.page.context().setOffline(isOffline);
  }

  /** What is on screen is read again, as when the network comes back. */
  readAgain = (): Promise<boolean> => this.page.evaluate(() => dispatchEvent(new Event('online')));

  /**
   * Asks until a call has met with the fault: a reading that is under way already takes another one along, and a form that
   * is being saved lets nobody save it.
   */
  async meet(ask: () => Promise<unknown> = this.readAgain): Promise<void> {
    const hasMet = () => this.fault?.meet === undefined || this.met.length > 0;
    await expect(async () => {
      await ask();
      await expect.poll(hasMet, { intervals: [5], timeout: 500 }).toBe(true);
    }).toPass({ timeout: 20_000 });
  }

  private async answer(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/login'))
      return route.fulfill({
        json: {
          success: true,
          data: {
            loginId: '7',
            loginKey: '8',
            companyUuid: fakeText(0),
            companies: [{ uuid: fakeText(0), name: fakeText(0) }],
          },
        },
      });
    if (!this.fault?.meet) return route.fallback();
    this.met.push(pathname);
    await this.fault.meet(route);
  }
}
