import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { Popup } from '../../../../src/runtime/feedback/popup/Popup.tsx';
import { openPopup } from '../../core/openPopup.ts';

/** Reports a change of size, as a browser does. happy-dom has no layout. */
let resize: () => void = () => {};
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: () => void) {
      resize = callback;
    }
    observe = () => {};
    disconnect = () => {};
  },
);

afterAll(() => {
  vi.unstubAllGlobals();
});

/** Shows an opened popup. */
async function show(children = <button type="button">within</button>) {
  render(
    <>
      <Popup name="menu" content="…" className={undefined} align="start">
        {() => children}
      </Popup>
      <a href="#elsewhere">elsewhere</a>
    </>,
  );
  const button = screen.getByRole('button', { name: 'menu' });
  await openPopup(button);
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error('No panel.');
  return { button, panel };
}

test.each([
  { size: 'a placeholder', width: 180, left: '199px' },
  { size: 'loaded content', width: 274, left: '108px' },
])('a popup with $size stays within the window', async ({ width, left }) => {
  vi.stubGlobal('innerWidth', 390);
  const { button, panel } = await show();
  button.getBoundingClientRect = () => new DOMRect(199, 254, 179, 32);
  Object.defineProperty(panel, 'offsetWidth', { value: width });
  resize();
  expect(panel.style.left).toBe(left);
});

test.each([
  { next: 'the next element of the page', find: () => screen.getByRole('link'), closes: true },
  { next: 'its own button', find: () => screen.getByRole('button', { name: 'menu' }), closes: false },
  { next: 'another element of the popup', find: () => screen.getByText('also within'), closes: false },
  { next: 'another window', find: () => null, closes: false },
])('a move of the focus to $next closes the popup: $closes', async ({ find, closes }) => {
  const { button, panel } = await show(
    <>
      <button type="button">within</button>
      <button type="button">also within</button>
    </>,
  );
  panel.hidePopover = vi.fn();
  const stay = [screen.getByText('within'), button];
  for (const from of stay) fireEvent.blur(from, { relatedTarget: find() });
  expect(panel.hidePopover).toHaveBeenCalledTimes(closes ? stay.length : 0);
});

const fireToggleEvent = (panel: HTMLElement, type: string, newState: 'open' | 'closed') =>
  fireEvent(panel, Object.assign(createEvent(type, panel, {}, { EventType: 'Event' }), { newState }));

test('the popup keeps its content until the browser has restored the focus', async () => {
  const { panel } = await show();
  fireToggleEvent(panel, 'beforetoggle', 'closed');
  expect(screen.queryByText('within')).not.toBeNull();
  fireToggleEvent(panel, 'toggle', 'closed');
  expect(screen.queryByText('within')).toBeNull();
});

test('a popup within a popup keeps the focus when it opens, and leaves the outer one open when it closes', async () => {
  await show(
    <>
      <input aria-label="first field" />
      <Popup name="inner menu" content="…" className={undefined}>
        {() => <input aria-label="inner field" />}
      </Popup>
    </>,
  );
  const button = screen.getByRole('button', { name: 'inner menu' });
  await openPopup(button);
  const inner = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!inner) throw new Error('No inner panel.');
  fireToggleEvent(inner, 'toggle', 'open');
  expect(document.activeElement).toBe(screen.getByLabelText('inner field'));
  fireToggleEvent(inner, 'toggle', 'closed');
  expect(screen.queryByLabelText('inner field')).toBeNull();
  expect(screen.getByLabelText('first field')).not.toBeNull();
});

test('a tap opens the panel that it mounts, and the browser opens a mounted one', () => {
  const showPopover = vi.fn();
  Object.assign(HTMLElement.prototype, { showPopover });
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
  render(
    <Popup name="menu" content="…" className={undefined}>
      {() => <p>within</p>}
    </Popup>,
  );
  const button = screen.getByRole('button', { name: 'menu' });
  // A tap has no hover and no focus before it.
  fireEvent.click(button);
  expect(showPopover).toHaveBeenCalledOnce();
  fireEvent.click(button);
  expect(showPopover).toHaveBeenCalledOnce();
});

test('an open popup follows its button when the page scrolls', async () => {
  const { button, panel } = await show();
  button.getBoundingClientRect = () => new DOMRect(10, 100, 40, 32);
  fireEvent.scroll(window);
  expect(panel.style.top).toBe('136px');
});
