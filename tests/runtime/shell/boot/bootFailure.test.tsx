import { beforeEach, expect, test, vi } from 'vitest';
import { failureTextsIn, showBootFailure } from '../../../../src/runtime/shell/boot/bootFailure.ts';

beforeEach(() => sessionStorage.clear());

function renderFailure(error: Error): HTMLElement {
  const container = document.createElement('div');
  showBootFailure(container, error);
  return container;
}

test('showBootFailure shows both languages and offers one reload for each failure', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/app.js');
  const first = renderFailure(error);
  expect(first.textContent).toContain('控制台加载失败');
  expect(first.textContent).toContain('The console could not be loaded');
  first.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(renderFailure(error).querySelector('button')).toBeNull();
  expect(renderFailure(new Error('another')).querySelector('button')).not.toBeNull();
});

test.each([
  { languages: ['zh-CN', 'en-US'], want: ['zh-CN', 'en-US'] },
  { languages: ['en-US'], want: ['en-US'] },
  { languages: ['de-DE'], want: ['zh-CN', 'en-US'] },
])('a product in $languages shows a failure in $want', ({ languages, want }) => {
  expect(failureTextsIn(languages).map(({ lang }) => lang)).toEqual(want);
});
