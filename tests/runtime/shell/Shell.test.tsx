import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openDialogs } from '../../../src/runtime/core/page/openDialogs.ts';
import { navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { renderPage } from '../core/renderPage.tsx';
import { enter, stubService } from '../core/stubService.ts';

// The shell asks for the width when it loads.
const media = { matches: false, addEventListener: () => {} };
vi.stubGlobal('matchMedia', () => media);
const { Shell } = await import('../../../src/runtime/shell/Shell.tsx');

beforeEach(async () => {
  stubService();
  await enter();
  localStorage.removeItem('navigation');
  navigate('/erpdown');
});

/** Shows the shell in a window. */
async function show(isNarrow: boolean) {
  media.matches = isNarrow;
  return act(async () =>
    renderPage(
      <Shell>
        <p>page</p>
      </Shell>,
    ),
  );
}

const toggle = () => act(async () => screen.getByRole('button', { name: '显示或隐藏导航' }).click());
const shown = () => [screen.queryAllByRole('navigation').length, screen.queryAllByRole('dialog').length];

test('the button hides and shows the navigation of a wide window, and a later visit keeps it', async () => {
  const { unmount } = await show(false);
  expect(shown()).toEqual([1, 0]);
  await toggle();
  expect(shown()).toEqual([0, 0]);
  unmount();
  await show(false);
  expect(shown()).toEqual([0, 0]);
  await toggle();
  expect(shown()).toEqual([1, 0]);
});

test.each([
  { given: 'another screen', close: () => navigate('/notify') },
  { given: 'another tab', close: () => navigate('/erpdown?tab=pendingData') },
  // A browser turns Escape into this event.
  { given: 'Escape', close: () => fireEvent(screen.getByRole('dialog'), new Event('cancel')) },
  {
    given: 'a link to the page under it',
    close: () =>
      fireEvent.click(
        within(screen.getByRole('dialog')).getAllByRole('link', { current: 'page' })[0] ?? document,
      ),
  },
  { given: 'a press outside', close: () => fireEvent.click(screen.getByRole('dialog')) },
])('the drawer of a narrow window closes on $given', async ({ close }) => {
  localStorage.setItem('navigation', 'hidden');
  await show(true);
  expect(shown()).toEqual([0, 0]);
  await toggle();
  const drawer = await screen.findByRole('dialog', { name: '主导航' });
  expect(within(drawer).getAllByRole('link').length).toBeGreaterThan(5);
  expect(openDialogs.topmost()).toBe(drawer);
  await act(async () => close());
  expect(shown()).toEqual([0, 0]);
  expect(localStorage.getItem('navigation')).toBe('hidden');
});

test('the skip link moves the focus to the page', async () => {
  await show(false);
  fireEvent.click(screen.getByRole('button', { name: '跳到主要内容' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
