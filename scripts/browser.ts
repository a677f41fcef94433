import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { packagedBrowser } from './packagedBrowser.ts';

/** Names under which systems install Chromium or Chrome. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Flags without which Chromium cannot start as root or reaches for the network. */
const args = [
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
 * How Playwright launches the browser: the one of CHROMIUM_PATH, a system Chromium or Chrome, or the one of an npm package.
 * @throws Error when CHROMIUM_PATH names no file, or when there is no browser for this machine.
 */
export async function browserOptions(): Promise<LaunchOptions> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
  const installed = given || systemBrowser();
  if (installed) return { executablePath: installed, args };
  const { executablePath, variables } = await packagedBrowser();
  return { executablePath, args, env: { ...process.env, ...variables } };
}
