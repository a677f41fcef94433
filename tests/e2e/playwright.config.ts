import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserOptions } from '../../scripts/testing/browserOptions.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // It installs 470 MB: `npm run test:directus`.
  testIgnore: '**/directus/**',
  outputDir: '../../test-results',
  // The longest test takes a minute, and ten times as long on a busy machine. A failing wait ends earlier.
  timeout: 900_000,
  expect: { timeout: 20_000 },
  // Each worker has its own service.
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // A trace of every test would take a third more time.
    screenshot: 'only-on-failure',
    // Colours must not be checked during a transition, and the tests do not wait for transitions.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await browserOptions('package'),
  },
});
