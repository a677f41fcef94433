import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderLocalized } from '../../core/renderLocalized.ts';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('../../core/stubCatalog.ts'));

const { Dialog } = await import('../../../../src/runtime/feedback/dialog/Dialog.tsx');
const { LazyToastCard, Toasts } = await import('../../../../src/runtime/feedback/toast/Toasts.tsx');
const { toastStore } = await import('../../../../src/runtime/feedback/toast/toastStore.ts');
const { navigate } = await import('../../../../src/runtime/core/routing/hashLocation.ts');
const { setLocale } = await import('../../../../src/runtime/core/i18n/phrases.ts');
const { loadPhrases } = await import('../../../../src/runtime/core/i18n/phrases.ts');

await loadPhrases('zh-CN');
await LazyToastCard.load();

beforeEach(() => {
  vi.useFakeTimers();
  renderLocalized(<Toasts />);
});
afterEach(() => {
  act(() => {
    for (const { id } of toastStore.get()) toastStore.close(id);
  });
  vi.useRealTimers();
});

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test.each([
  { kind: 'success', region: 'status', after: 6, stays: false },
  { kind: 'warning', region: 'alert', after: 11, stays: false },
  { kind: 'error', region: 'alert', after: 3600, stays: true },
  { kind: 'notification', region: 'status', after: 3600, stays: true },
] as const)(
  'a toast of kind $kind has the role $region and is visible after $after s: $stays',
  ({ kind, region, after, stays }) => {
    act(() => toastStore.show({ kind, message: '话' }));
    expect(screen.getByRole(region).textContent).toContain('话');
    wait(after);
    expect(screen.queryByText('话') !== null).toBe(stays);
  },
);

test('a toast with Undo stays longer and then closes', () => {
  act(() =>
    toastStore.show({ kind: 'success', message: '话', undo: () => <button type="button">撤销</button> }),
  );
  wait(9);
  expect(screen.queryByRole('button', { name: '撤销' })).not.toBeNull();
  wait(2);
  expect(screen.queryByText('话')).toBeNull();
});

test.each([
  { given: 'a plain success', kind: 'success', message: '甲', stays: false },
  { given: 'a success with Undo', kind: 'success', message: '甲', undo: () => null, stays: true },
  { given: 'an error', kind: 'error', message: '甲', stays: true },
] as const)('after another plain success, $given stays: $stays', ({ given: _, stays, ...toast }) => {
  act(() => toastStore.show(toast));
  act(() => toastStore.show({ kind: 'success', message: '乙' }));
  expect(screen.queryByText('甲') !== null).toBe(stays);
  expect(screen.queryByText('乙')).not.toBeNull();
});

test('a dialog that opens over a toast does not prolong it', () => {
  act(() => toastStore.show({ kind: 'success', message: '话' }));
  wait(4);
  render(
    <Dialog title="窗口" onClose={() => undefined}>
      {null}
    </Dialog>,
  );
  expect(screen.getByRole('dialog').textContent).toContain('话');
  wait(2);
  expect(screen.queryByText('话')).toBeNull();
});

test('a toast stays while the pointer is on it', () => {
  act(() => toastStore.show({ kind: 'success', message: '话' }));
  const card = screen.getByText('话');
  fireEvent.pointerEnter(card.closest('[class*=toast]') ?? card);
  wait(60);
  expect(screen.queryByText('话')).not.toBeNull();
  fireEvent.pointerLeave(card.closest('[class*=toast]') ?? card);
  wait(6);
  expect(screen.queryByText('话')).toBeNull();
});

test('a toast stays while its button has the focus, also after the pointer has left it', () => {
  act(() =>
    toastStore.show({ kind: 'success', message: '话', undo: () => <button type="button">撤销</button> }),
  );
  const undo = screen.getByRole('button', { name: '撤销' });
  const card = undo.closest('[class*=toast]') ?? undo;
  act(() => undo.focus());
  fireEvent.pointerEnter(card);
  fireEvent.pointerLeave(card);
  wait(60);
  expect(screen.queryByText('话')).not.toBeNull();
  act(() => undo.blur());
  wait(11);
  expect(screen.queryByText('话')).toBeNull();
});

test('a toast folds its details, and its close button closes it', () => {
  act(() => toastStore.show({ kind: 'error', message: '话', details: { errorCode: 'IN_USE' } }));
  expect(screen.getByText('详细信息').closest('details')?.open).toBe(false);
  expect(screen.getByText('错误码: IN_USE')).toBeDefined();
  fireEvent.click(screen.getByLabelText('关闭'));
  expect(screen.queryByText('话')).toBeNull();
});

test('a toast with a phrase follows a change of the language', async () => {
  act(() => toastStore.show({ kind: 'error', message: (t) => t('message.saveSuccessful') }));
  expect(screen.getByText('保存成功')).toBeDefined();
  await act(() => setLocale('en-US'));
  expect(screen.getByText('Save Successful')).toBeDefined();
  await act(() => setLocale('zh-CN'));
});

test('a sixth toast replaces the oldest one', () => {
  act(() => {
    for (const message of ['1', '2', '3', '4', '5', '6']) toastStore.show({ kind: 'error', message });
  });
  expect(toastStore.get().map(({ message }) => message)).toEqual(['2', '3', '4', '5', '6']);
});

test('a toast appears inside an open dialog and stays after the dialog closes', () => {
  const { unmount } = render(
    <Dialog title="题" onClose={() => {}}>
      <input />
    </Dialog>,
  );
  act(() => toastStore.show({ kind: 'error', message: '话' }));
  expect(screen.getByText('话').closest('dialog')).not.toBeNull();
  unmount();
  expect(screen.getByText('话').closest('dialog')).toBeNull();
});

test.each([
  { given: 'another screen', kind: 'error', to: '/config?tab=erp', stays: false },
  { given: 'a warning and another screen', kind: 'warning', to: '/config?tab=erp', stays: false },
  { given: 'another tab', kind: 'error', to: '/erpdown?tab=interfaceLog', stays: false },
  { given: 'a record', kind: 'error', to: '/erpdown?view=edit&uuid=1', stays: false },
  {
    given: 'a filter of the same list',
    kind: 'error',
    to: '/erpdown?filter.status=ONLINE&page=2',
    stays: true,
  },
  { given: 'a success and another screen', kind: 'success', to: '/config?tab=erp', stays: true },
  { given: 'a notification and another screen', kind: 'notification', to: '/config?tab=erp', stays: true },
] as const)('a toast after a move: $given, stays: $stays', ({ kind, to, stays }) => {
  act(() => navigate('/erpdown'));
  act(() => toastStore.show({ kind, message: '话' }));
  act(() => navigate(to));
  expect(screen.queryByText('话') !== null).toBe(stays);
});

test('a failure is replaced by the next failure of its operation, and closes when the operation succeeds', () => {
  act(() => toastStore.show({ kind: 'error', message: '甲', operation: 'erp.save', duplicateKey: '甲' }));
  act(() => toastStore.show({ kind: 'error', message: '他', operation: 'auth.save', duplicateKey: '他' }));
  act(() => toastStore.show({ kind: 'error', message: '乙', operation: 'erp.save', duplicateKey: '乙' }));
  expect(toastStore.get().map(({ message }) => message)).toEqual(['他', '乙']);
  act(() => toastStore.closeFailureOf('erp.save'));
  expect(toastStore.get().map(({ message }) => message)).toEqual(['他']);
});
