import { defineConfig } from '@playwright/test';
import base from '../../../tests/e2e/playwright.config.ts';

const { CHROME_LOG_FILE, __STRYKER_ACTIVE_MUTANT__: mutant } = process.env;
const { use } = base;

export default defineConfig({
  ...base,
  testDir: '../../../tests/e2e',
  outputDir: process.env.TEST_RESULTS,
  reporter: [],
  workers: 1,
  maxFailures: mutant === undefined ? 0 : 1,
  // With a mutant, most waits end only by their limit.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  use: {
    ...use,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'off',
    launchOptions: {
      ...use?.launchOptions,
      args: [
        ...(use?.launchOptions?.args ?? []),
        ...(CHROME_LOG_FILE ? ['--enable-logging'] : []),
        // Pages read the id of the active mutant from the name of the browser.
        ...(mutant ? [`--user-agent=Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome mutant/${mutant}`] : []),
      ],
    },
  },
});
