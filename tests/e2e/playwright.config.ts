import { defineConfig } from '@playwright/test';
import { browserOptions } from '../../scripts/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  timeout: 180_000,
  // A busy machine takes its time; only a failure is waited for so long.
  expect: { timeout: 20_000 },
  // One for each core of the least machine: each has a service of its own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: { width: 1280, height: 800 },
    // A trace of every test would take a third as much time again.
    screenshot: 'only-on-failure',
    // Colours on their way from one to another are nobody's, and nobody waits for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await browserOptions(),
  },
});
