import type { Page, Request } from '@playwright/test';
import { origin, serveConsole } from './builtConsole.ts';
import { allConsolePlaces } from './consolePlaces.ts';
import { serveFakeBackEnd } from './fakeBackEnd.ts';
import { openableButtons } from './openableButtons.ts';

/** Resolves once the page has not changed for a moment; runs in the page, be it in the background. */
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

/** Goes from place to place of the console, and waits at each until all is there. */
export class Visitor {
  private readonly pending = new Set<Request>();
  private reloads = 0;

  private constructor(readonly page: Page) {
    page.on('request', (request) => this.pending.add(request));
    const ended = (request: Request) => this.pending.delete(request);
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  /** `serve` puts the console, in the locale, where the page will ask for it. */
  static async enter(page: Page, locale: string, serve = serveConsole): Promise<Visitor> {
    await serve(page, locale);
    await serveFakeBackEnd(page);
    // Nobody is kept waiting: what holds a change back for a moment lets it go at once.
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
    // The browser does not always report the end of a request whose page is gone.
    this.pending.clear();
    await this.page.goto(`${origin}/?${this.reloads}#${place}`);
    // The files are there before React has made the page; the page then names itself before the console.
    await this.page.waitForFunction(() => document.title.includes(' · '));
    await this.settle();
  }

  /** Waits until no request is pending and the page does not change any more; throws after a minute. */
  private async settle(): Promise<void> {
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

  /** To a place, with nothing open over it and nothing remembered of what was pressed before. */
  async go(place: string): Promise<void> {
    for (let layers = 0; layers < 3 && (await this.isCovered()); layers++) {
      await this.page.keyboard.press('Escape');
      await this.settle();
    }
    const isAsBefore = await this.page.evaluate(
      () => sessionStorage.getItem('loginKey') !== null && localStorage.length === 1,
    );
    const isThere = await this.isAt(place);
    if (!isThere) {
      await this.page.evaluate((hash) => {
        location.hash = hash;
      }, place);
      await this.settle();
    }
    // A form that was changed does not let go.
    const isHeld = isThere ? await this.isCovered() : !(await this.isAt(place));
    if (isAsBefore && !isHeld) return;
    await this.page.evaluate(() => localStorage.clear());
    await this.load(place);
  }

  /** Everywhere: `look` is called at each place, and at whatever its buttons open. Resolves to how many buttons were pressed. */
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
   * Opens whatever a button opens at a place, and what can be opened in that; `look` is called with it on screen. What was
   * `seen` is left out; `subject` tells apart what the same buttons open of other records.
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
