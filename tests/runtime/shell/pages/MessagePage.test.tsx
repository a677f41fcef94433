import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderLocalized } from '../../core/renderLocalized.ts';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('../../core/stubCatalog.ts'));

const { loadPhrases } = await import('../../../../src/runtime/core/i18n/phrases.ts');
const { FailedPage } = await import('../../../../src/runtime/shell/pages/MessagePage.tsx');

await loadPhrases('zh-CN');
beforeEach(() => sessionStorage.clear());

const show = (error: Error, retry = () => {}) => renderLocalized(<FailedPage error={error} retry={retry} />);

test('the page offers one reload for a chunk that does not load, and then a retry', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  const { unmount } = show(gone);
  await userEvent.click(screen.getByRole('button', { name: '重新加载页面' }));
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();
  show(gone);
  expect(screen.queryByRole('button', { name: '重新加载页面' })).toBeNull();
  // The page offers a retry instead of a second reload.
  expect(screen.getByRole('button', { name: '重试' })).toBeDefined();
  expect(screen.getByText(/重新加载后仍失败/)).toBeDefined();
});

test('the page offers a reload for another chunk', () => {
  sessionStorage.setItem('reloadedFor', '["TypeError: Importing a module script failed: b.js"]');
  show(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
  expect(screen.getByRole('button', { name: '重新加载页面' })).toBeDefined();
});

test('the page shows any other error and offers a retry', async () => {
  const retry = vi.fn();
  show(new Error('x is undefined'), retry);
  expect(screen.getByText('Error: x is undefined')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
