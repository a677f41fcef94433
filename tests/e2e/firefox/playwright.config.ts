import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import shared from '../playwright.config.ts';

/** `npm run test:firefox`: the story of the first day in an installed Firefox, over WebDriver BiDi. */
export default defineConfig({
  ...shared,
  testDir: '..',
  testMatch: 'firstDay.e2e.ts',
  outputDir: '../../../test-results',
  workers: 1,
  use: {
    viewport: shared.use?.viewport,
    actionTimeout: shared.use?.actionTimeout,
    screenshot: shared.use?.screenshot,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: join(import.meta.dirname, 'startFirefox.ts') },
  },
});
