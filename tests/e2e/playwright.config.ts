import { defineConfig } from '@playwright/test';
import { browserOptions } from '../../scripts/testing/browserOptions.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  // The longest test takes a minute. On a busy machine it takes ten times as long; a wait that fails ends earlier.
  timeout: 900_000,
  expect: { timeout: 20_000 },
  // One for each core of the least machine: each has a service of its own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // A trace of every test would take a third as much time again.
    screenshot: 'only-on-failure',
    // Colours on their way from one to another are nobody's, and nobody waits for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await browserOptions(),
  },
});
