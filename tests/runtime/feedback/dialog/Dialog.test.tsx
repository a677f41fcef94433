import { fireEvent, render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDialogs } from '../../../../src/runtime/core/page/openDialogs.ts';
import { Dialog } from '../../../../src/runtime/feedback/dialog/Dialog.tsx';
import { LightDialog } from '../../../../src/runtime/feedback/dialog/LightDialog.tsx';

test('a topmost dialog stays above a dialog that opens later', () => {
  const Both = ({ later }: { readonly later: boolean }) => (
    <>
      <Dialog topmost title="登录" onClose={() => {}}>
        <input />
      </Dialog>
      {later && (
        <Dialog title="新建" onClose={() => {}}>
          <input />
        </Dialog>
      )}
    </>
  );
  const { rerender, unmount } = render(<Both later={false} />);
  rerender(<Both later />);
  expect(openDialogs.topmost()?.textContent).toContain('登录');
  expect([...document.querySelectorAll('dialog')].every(({ open }) => open)).toBe(true);
  rerender(<Both later={false} />);
  expect(openDialogs.topmost()?.textContent).toContain('登录');
  unmount();
  expect(openDialogs.topmost()).toBeUndefined();
});

test('Escape in a dialog inside another closes only the inner one', () => {
  const outer = vi.fn();
  const inner = vi.fn();
  const { getByRole } = render(
    <Dialog title="外" onClose={outer}>
      <Dialog title="内" onClose={inner}>
        <input />
      </Dialog>
    </Dialog>,
  );
  fireEvent(getByRole('dialog', { name: '内' }), new Event('cancel', { cancelable: true }));
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});

const nothing = (): void => {};

test.each([
  {
    what: 'a dialog',
    shown: (
      <Dialog title="新建" onClose={nothing}>
        <input />
      </Dialog>
    ),
  },
  {
    what: 'a dialog without a title',
    shown: (
      <LightDialog label="导航" className={undefined} onClose={nothing}>
        <input />
      </LightDialog>
    ),
  },
])('$what closes before its removal, so that the browser restores the focus', ({ shown }) => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  onTestFinished(() => close.mockRestore());
  const wasThere: boolean[] = [];
  close.mockImplementation(function (this: HTMLDialogElement) {
    wasThere.push(this.isConnected);
  });
  const { rerender } = render(shown);
  rerender(<p />);
  expect(wasThere).toEqual([true]);
});

test.each<[given: string, down: string, up: string, closes: boolean]>([
  ['a press outside', 'dialog', 'dialog', true],
  ['a press on a link', 'a', 'a', true],
  ['a press inside', 'input', 'input', false],
  ['a selection of text that ends outside', 'input', 'dialog', false],
])('%s closes a dialog without a title: %s → %s, %s', (_given, down, up, closes) => {
  const onClose = vi.fn();
  const { container } = render(
    <LightDialog label="导航" className={undefined} onClose={onClose}>
      <div>
        <input />
        <a href="#/">首页</a>
      </div>
    </LightDialog>,
  );
  const find = (selector: string) => container.querySelector(selector) ?? container;
  fireEvent.pointerDown(find(down));
  fireEvent.pointerUp(find(up));
  // The browser reports a click on the element around both ends.
  fireEvent.click(find(up));
  expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0);
});
