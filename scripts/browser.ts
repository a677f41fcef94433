import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Names under which systems install Chromium or Chrome. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Flags without which Chromium cannot start as root or reaches for the network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function systemBrowser(): string | undefined {
  for (const name of names) {
    const { stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (stdout?.trim()) return stdout.trim();
  }
  return undefined;
}

/**
 * Path of the Chromium to drive: CHROMIUM_PATH, a system Chromium or Chrome, or the one in @sparticuz/chromium.
 * @throws Error when CHROMIUM_PATH names no file.
 */
export async function findBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const given = environment.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return given;
  }
  const found = systemBrowser();
  if (found) return found;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
