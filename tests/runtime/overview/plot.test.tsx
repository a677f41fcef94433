import { expect, onTestFinished, test, vi } from 'vitest';

test.each([
  { language: 'C', want: 'en-US' },
  { language: 'zh-CN', want: 'zh-CN' },
])('the chart loads in a browser whose language is $language', async ({ language, want }) => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'language');
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'language');
    if (own) Object.defineProperty(navigator, 'language', own);
  });
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  vi.resetModules();
  const { createPlot } = await import('../../../src/runtime/overview/plot.ts');
  expect(createPlot).toBeTypeOf('function');
  expect(navigator.language).toBe(want);
});
