import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  timeout: 180_000,
  // A busy machine takes its time; only a failure is waited for so long.
  expect: { timeout: 20_000 },
  // A machine that stalls may fail a test once; what fails twice is wrong. The report names those that needed it.
  retries: 1,
  // One for each core of the least machine: each has a service of its own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: { width: 1280, height: 800 },
    // To record one takes longer than most tests do.
    trace: 'on-first-retry',
    // Colours on their way from one to another are nobody's, and nobody waits for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
  },
});
