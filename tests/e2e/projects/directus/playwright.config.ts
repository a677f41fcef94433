import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config.ts';

/** The browser test on Directus (`npm run test:directus`). `npm test` does not include it: Directus has 470 MB. */
export default defineConfig(usual, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../../test-results',
  workers: 1,
});
