import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusHeadingOnNavigation } from '../../../../src/runtime/core/page/pageFocus.ts';
import { navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { Dialog } from '../../../../src/runtime/feedback/dialog/Dialog.tsx';

interface ConsoleProps {
  readonly title?: string;
  readonly children?: ReactNode;
}

const Console = ({ title, children }: ConsoleProps): ReactNode => (
  <>
    <a href="#/erpup">上传</a>
    <main>
      {title && <h1 key={title}>{title}</h1>}
      <button type="button">页签</button>
      {children}
    </main>
  </>
);

let stop = (): void => {};
beforeEach(() => {
  navigate('/erpdown');
  stop = focusHeadingOnNavigation('/erpdown');
});
afterEach(() => stop());

const focused = (): string | null | undefined => document.activeElement?.textContent;
const moment = () => new Promise((resolve) => setTimeout(resolve, 20));

test.each([
  { to: '/erpup', want: '标题' },
  { to: '/erpdown?tab=other', want: '标题' },
  { to: '/erpdown?view=edit&uuid=i1', want: '标题' },
  { to: '/erpdown?section=overview', want: '标题' },
  { to: '/erpdown?view=create', want: '页签' },
  { to: '/erpdown?page=2&status=ONLINE', want: '页签' },
  { to: '/erpdown?detail=l1', want: '页签' },
])('the focus is on $want after a navigation to $to', async ({ to, want }) => {
  render(<Console title="标题" />);
  screen.getByRole('button').focus();
  navigate(to);
  await moment();
  expect(focused()).toBe(want);
});

test.each([
  { from: '/erpup', on: 'link', want: '标题' },
  { from: '/erpdown', on: 'link', want: '上传' },
  { from: '/erpup', on: 'button', want: '页签' },
])('after a start at $from, with the focus on a $on, it is on $want', async ({ from, on, want }) => {
  stop();
  render(<Console title="标题" />);
  screen.getByRole(on).focus();
  stop = focusHeadingOnNavigation(from);
  await moment();
  expect(focused()).toBe(want);
});

test('a heading that appears late or is replaced receives the focus', async () => {
  const { rerender } = render(<Console />);
  screen.getByRole('link').focus();
  navigate('/erpup');
  await moment();
  expect(focused()).toBe('上传');
  rerender(<Console title="加载中" />);
  await waitFor(() => expect(focused()).toBe('加载中'));
  rerender(<Console title="标题" />);
  await waitFor(() => expect(focused()).toBe('标题'));
});

test.each([
  {
    what: 'a key press of the operator',
    meanwhile: () => fireEvent.keyDown(document.body, { key: 'Tab' }),
    want: '上传',
  },
  { what: 'a field that takes the focus', meanwhile: () => screen.getByRole('button').focus(), want: '页签' },
])('$what has priority over the heading', async ({ meanwhile, want }) => {
  const { rerender } = render(<Console />);
  screen.getByRole('link').focus();
  navigate('/erpup');
  meanwhile();
  rerender(<Console title="标题" />);
  await moment();
  expect(focused()).toBe(want);
});

test.each([
  { given: 'stays', key: 'a', want: '设置' },
  { given: 'is drawn again', key: 'b', want: '设置' },
  { given: 'is gone', key: undefined, want: '标题' },
])('the focus is on $want if the tab that opened the page $given', async ({ key, want }) => {
  const page = (tabKey?: string) => (
    <Console title="标题">
      {tabKey && (
        <button key={tabKey} type="button" role="tab" aria-selected>
          设置
        </button>
      )}
    </Console>
  );
  const { rerender } = render(page('a'));
  screen.getByRole('tab').focus();
  navigate('/erpdown?view=edit&uuid=i1&section=settings');
  rerender(page(key));
  await moment();
  expect(focused()).toBe(want);
});

test('a button of a toast keeps the focus while the page loads', async () => {
  const page = (title?: string) => (
    <>
      <Console title={title} />
      <section data-toasts>
        <button type="button">撤销</button>
      </section>
    </>
  );
  const { rerender } = render(page());
  screen.getByRole('link').focus();
  navigate('/erpup');
  screen.getByRole('button', { name: '撤销' }).focus();
  rerender(page('标题'));
  await moment();
  expect(focused()).toBe('撤销');
});

test('a dialog over the page keeps the focus', async () => {
  render(
    <Console title="标题">
      <Dialog title="新建" onClose={() => {}}>
        <input aria-label="名称" />
      </Dialog>
    </Console>,
  );
  screen.getByLabelText('名称').focus();
  navigate('/erpup?view=create');
  await moment();
  expect(document.activeElement).toBe(screen.getByLabelText('名称'));
});

test.each([
  { given: 'a dialog that outlives its page', to: '/erpup', isKept: false, want: '标题' },
  { given: 'a dialog that outlives its page, but not its opener', to: '/erpup', isKept: true, want: '打开' },
  { given: 'a dialog whose opener is gone', to: undefined, isKept: false, want: undefined },
])('after $given, the focus is on $want', async ({ to, isKept, want }) => {
  const page = (hasOpener: boolean, isOpen: boolean) => (
    <Console title="标题">
      {hasOpener && <button type="button">打开</button>}
      {isOpen && (
        <Dialog title="密钥" onClose={() => undefined}>
          <button type="button">关闭</button>
        </Dialog>
      )}
    </Console>
  );
  const { rerender } = render(page(true, false));
  const opener = screen.getByRole('button', { name: '打开' });
  opener.focus();
  rerender(page(true, true));
  if (to) navigate(to);
  fireEvent.keyDown(document.body, { key: 'Enter' });
  rerender(page(isKept, true));
  // The browser returns the focus to the opener; the test environment does not.
  rerender(page(isKept, false));
  if (isKept) opener.focus();
  else (document.activeElement as HTMLElement).blur();
  await moment();
  // On a slow machine, the two timers of the heading take longer.
  await waitFor(() => expect(document.activeElement === document.body ? undefined : focused()).toBe(want));
});
