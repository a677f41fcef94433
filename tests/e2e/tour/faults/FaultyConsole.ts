import type { Page, Route } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { origin, serveConsole } from '../builtConsole.ts';
import { serveFakeBackEnd } from '../fakeBackEnd.ts';
import { fakeText } from '../fakeRecord.ts';
import type { CallFault } from './callFaults.ts';

declare global {
  interface Window {
    isHasty?: boolean;
  }
}

/** The built console with a fake back end, whose calls fail while a fault is set. */
export class FaultyConsole {
  /** Paths of the calls that failed with the fault. */
  readonly met: string[] = [];
  private fault: CallFault | undefined;

  private constructor(
    readonly page: Page,
    readonly language: 0 | 1,
  ) {}

  /** Serves the built console and the fake back end without faults. */
  static async serve(page: Page, language: 0 | 1 = 0): Promise<void> {
    await serveConsole(page, ['zh-CN', 'en-US'][language] ?? '');
    await serveFakeBackEnd(page);
  }

  static async open(page: Page, language: 0 | 1 = 0): Promise<FaultyConsole> {
    const console = new FaultyConsole(page, language);
    await page.addInitScript(() => {
      // The console's own timeout is half a minute.
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(window.isHasty ? 100 : ms);
      // SWR merges reads within two seconds. Here each read must get its own fault.
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

  /** Sets the address of the console. It does not wait for the page. */
  async go(address: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, `#${address}`);
  }

  /**
   * Leaves the page, so that the next place has to read its content again. Tries again when a call of the
   * error page, which fails with the last fault, replaces the address. A form that does not know yet that its
   * input is restored asks first.
   */
  async leave(): Promise<void> {
    const agree = this.page
      .getByRole('dialog')
      .getByRole('button', { name: ['离开', 'Leave'][this.language] });
    await expect(async () => {
      await this.go('/exception?errorCode=left');
      if (await agree.isVisible()) await agree.click();
      await expect(this.page.getByRole('main')).toContainText('left', { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
  }

  /** Sets the fault of all further calls; undefined for none. */
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

  /** Makes the page read its content again, as after the network returns. */
  readAgain = (): Promise<boolean> => this.page.evaluate(() => dispatchEvent(new Event('online')));

  /**
   * Calls `ask` until a call has failed with the fault. One `ask` may not be enough: a running read serves a
   * second one, too, and a form cannot be saved during a save.
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
            companyUuid: 'own',
            companies: [{ uuid: 'own', name: fakeText(0) }],
          },
        },
      });
    if (!this.fault?.meet) return route.fallback();
    this.met.push(pathname);
    await this.fault.meet(route);
  }
}
