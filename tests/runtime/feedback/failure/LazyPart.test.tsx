import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderLocalized } from '../../core/renderLocalized.ts';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('../../core/stubCatalog.ts'));

const { loadPhrases } = await import('../../../../src/runtime/core/i18n/phrases.ts');
const { LazyDialog, LazyPart } = await import('../../../../src/runtime/feedback/failure/LazyPart.tsx');
const { lazyComponent } = await import('../../../../src/runtime/core/lazy/lazyComponent.tsx');

await loadPhrases('zh-CN');
beforeEach(() => {
  sessionStorage.clear();
  // React logs the errors that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Returns a lazy component whose first load fails and whose next load succeeds. */
const flaky = () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
    .mockResolvedValue(() => <p>there</p>);
  return lazyComponent<object>(load);
};

test('a failed part shows an error in its place and can load again; other input stays', async () => {
  const Part = flaky();
  const page = (isWanted: boolean) => (
    <>
      <input aria-label="beside" />
      {isWanted && (
        <LazyPart>
          <Part />
        </LazyPart>
      )}
    </>
  );
  const { rerender } = renderLocalized(page(false));
  await userEvent.type(screen.getByLabelText('beside'), 'typed');
  await act(async () => rerender(page(true)));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('此部分加载失败，请重试。已填写的内容不受影响。重试重新加载页面');
  expect(screen.getByLabelText<HTMLInputElement>('beside').value).toBe('typed');
  expect(screen.getAllByRole('button', { name: '重新加载页面' })).toHaveLength(1);
  await act(async () => screen.getByRole('button', { name: '重试' }).click());
  expect(await screen.findByText('there')).toBeDefined();
});

test('a part that failed to load without a network loads again when the network returns', async () => {
  const Part = flaky();
  await act(async () => {
    renderLocalized(
      <LazyPart>
        <Part />
      </LazyPart>,
    );
  });
  await screen.findByRole('alert');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('there')).toBeDefined();
});

test('a dialog that fails to load shows an error dialog that can be closed', async () => {
  const Part = flaky();
  const close = vi.fn();
  await act(async () => {
    renderLocalized(
      <LazyDialog close={close}>
        <Part />
      </LazyDialog>,
    );
  });
  expect(await screen.findByRole('dialog', { name: '窗口无法打开' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('an error other than a failed load shows its message and no reload button', async () => {
  const Part = lazyComponent<object>(async () => () => {
    throw new Error('x is undefined');
  });
  await act(async () => {
    renderLocalized(
      <LazyPart>
        <Part />
      </LazyPart>,
    );
  });
  expect((await screen.findByRole('alert')).textContent).toContain('x is undefined');
  expect(screen.queryByRole('button', { name: '重新加载页面' })).toBeNull();
});
