import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from '../../../src/runtime/feedback/Dialog.tsx';
import { openDialogs } from '../../../src/runtime/feedback/openDialogs.ts';

test('a dialog that is opened later is under the topmost one', () => {
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
  expect(openDialogs.top()?.textContent).toContain('登录');
  expect([...document.querySelectorAll('dialog')].every(({ open }) => open)).toBe(true);
  rerender(<Both later={false} />);
  expect(openDialogs.top()?.textContent).toContain('登录');
  unmount();
  expect(openDialogs.top()).toBeUndefined();
});
