import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keepLanguages } from '../../../scripts/build/productPage.ts';

const page = readFileSync('index.html', 'utf8');
const languagesIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<section lang="([^"]*)">/g)].map(([, lang]) => lang);

test.each([
  { locales: ['zh-CN', 'en-US'], want: ['zh-CN', 'en-US'] },
  { locales: ['en-US'], want: ['en-US'] },
  { locales: ['zh-CN', 'de-DE'], want: ['zh-CN'] },
  { locales: ['de-DE'], want: ['zh-CN', 'en-US'] },
])('the page of a product in $locales has texts in $want', ({ locales, want }) => {
  const kept = keepLanguages(page, locales);
  expect(languagesIn(kept)).toEqual(want);
  expect(kept).toContain('<script type="module" src="/src/main.tsx"></script>');
});
