import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** Milliseconds between two looks at what the processes have used. */
const interval = 250;

/** Milliseconds of processor time that a browser at rest may use in one interval. */
const idle = 10;

/** Looks before a browser that never rests is taken as it is. */
const patience = 40;

/**
 * Resolves when a browser that has just been started has loaded its own pages (address bar, new tab), which take a core for about a
 * second: what is measured is a page, and the shorter a page takes, the more of that second would be counted as its own.
 */
export async function atRest(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const used = async (): Promise<number> => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
  let before = await used();
  for (let look = 0; look < patience; look++) {
    await setTimeout(interval);
    const now = await used();
    if (now - before <= idle) break;
    before = now;
  }
  await devtools.detach();
}
