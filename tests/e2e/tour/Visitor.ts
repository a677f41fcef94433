import type { Page, Request } from '@playwright/test';
import { origin, serveConsole } from './builtConsole.ts';
import { allConsolePlaces } from './consolePlaces.ts';
import { serveFakeBackEnd } from './fakeBackEnd.ts';
import { openableButtons } from './openableButtons.ts';

/** Resolves when the page has not changed for a moment. Runs in the page, also in the background. */
const still = (): Promise<void> =>
  new Promise((resolve) => {
    let moments = 0;
    const observer = new MutationObserver(() => {
      moments = 0;
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const timer = setInterval(() => {
      moments += 1;
      if (moments <= 3) return;
      clearInterval(timer);
      observer.disconnect();
      resolve();
    }, 8);
  });

/** Goes from place to place of the console, and waits at each until it is complete. */
export class Visitor {
  private readonly pending = new Set<Request>();
  private reloads = 0;

  private constructor(readonly page: Page) {
    page.on('request', (request) => this.pending.add(request));
    const ended = (request: Request) => this.pending.delete(request);
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    // The browser does not report the end of a script request if its worker ends first.
    page.on('worker', (worker) => worker.on('close', () => this.forgetRequests(worker.url())));
  }

  private forgetRequests(address: string): void {
    for (const request of this.pending) if (request.url() === address) this.pending.delete(request);
  }

  /**
   * Opens the console in a locale, with a fake back end.
   * @param serve serves the console to the page
   */
  static async enter(page: Page, locale: string, serve = serveConsole): Promise<Visitor> {
    await serve(page, locale);
    await serveFakeBackEnd(page);
    // Short delays and idle callbacks run at once, so the tour does not wait for them.
    await page.addInitScript(() => {
      const plain = setTimeout;
      window.requestIdleCallback = (idle) =>
        Number(plain(() => idle({ didTimeout: false, timeRemaining: () => 50 })));
      window.setTimeout = ((handler: TimerHandler, delay = 0, ...given: unknown[]) =>
        plain(handler, delay < 1000 ? 0 : delay, ...given)) as typeof setTimeout;
    });
    const visitor = new Visitor(page);
    await visitor.load('/');
    return visitor;
  }

  private async load(place: string): Promise<void> {
    this.reloads += 1;
    // The browser does not always report the end of a request of a closed page.
    this.pending.clear();
    await this.page.goto(`${origin}/?${this.reloads}#${place}`);
    // The files arrive before React renders the page. The rendered page puts its own name before that of the
    // console.
    await this.page.waitForFunction(() => document.title.includes(' · '));
    await this.settle();
  }

  /** Waits until no request is pending and the page does not change any more; throws after a minute. */
  async settle(): Promise<void> {
    const latest = Date.now() + 60_000;
    do {
      if (Date.now() > latest)
        throw new Error(`No answer within a minute: ${[...this.pending].map((request) => request.url())}`);
      await this.page.evaluate(still);
    } while (this.pending.size > 0);
  }

  private isAt(place: string): Promise<boolean> {
    return this.page.evaluate((hash) => location.hash === `#${hash}`, place);
  }

  private isCovered(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('dialog[open], [popover]:popover-open') !== null);
  }

  /** Goes to a place, with no open layer and no stored state of earlier buttons. */
  async go(place: string): Promise<void> {
    for (let layers = 0; layers < 3 && (await this.isCovered()); layers++) {
      await this.page.keyboard.press('Escape');
      await this.settle();
    }
    const isAsBefore = await this.page.evaluate(
      // Every page stores the time zones of its company.
      () =>
        sessionStorage.getItem('loginKey') !== null &&
        Object.keys(localStorage).every((key) => key === 'locale' || key.startsWith('timeZones.')),
    );
    const isThere = await this.isAt(place);
    if (!isThere) {
      await this.page.evaluate((hash) => {
        location.hash = hash;
      }, place);
      await this.settle();
    }
    // A form with unsaved changes blocks the navigation.
    const isHeld = isThere ? await this.isCovered() : !(await this.isAt(place));
    if (isAsBefore && !isHeld) return;
    await this.page.evaluate(() => localStorage.clear());
    await this.load(place);
  }

  /**
   * Calls `look` at each place of the console, and for everything that its buttons open. Resolves to the
   * number of pressed buttons.
   */
  async visitAll(look: (where: string) => Promise<void>): Promise<number> {
    const opened = new Set<string>();
    for (const { at, subject } of await allConsolePlaces()) {
      await this.go(at);
      await look(at);
      await this.openAll(at, subject, opened, look);
    }
    return opened.size;
  }

  /**
   * Presses the buttons of a place, and those of the layers that they open, and calls `look` each time.
   * @param subject distinguishes buttons with the same name for other kinds of records
   * @param seen names of pressed buttons, which are skipped
   */
  private async openAll(
    place: string,
    subject: string,
    seen: Set<string>,
    look: (way: string) => Promise<void>,
  ): Promise<void> {
    const explore = async (way: readonly string[]): Promise<void> => {
      for (const { name, isLocal } of await this.page.evaluate(openableButtons, undefined)) {
        const key = isLocal ? `${subject} ${name}` : name;
        if (seen.has(key)) continue;
        seen.add(key);
        await this.go(place);
        for (const step of [...way, name]) {
          await this.page.evaluate(openableButtons, step);
          await this.settle();
        }
        await look([place, ...way, name].join(' → '));
        if (way.length === 0 && (await this.isCovered())) await explore([name]);
      }
    };
    await explore([]);
  }
}
