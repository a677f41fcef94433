import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { Popup } from '../../../../src/runtime/actions/controls/Popup.tsx';

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

/** Shows an opened popup. The test fires the events of a browser, because happy-dom has no popovers. */
function show(children = <button type="button">within</button>) {
  render(
    <>
      <Popup name="menu" content="…" className={undefined} align="start">
        {() => children}
      </Popup>
      <a href="#elsewhere">elsewhere</a>
    </>,
  );
  const button = screen.getByRole('button', { name: 'menu' });
  act(() => button.focus());
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error('No panel.');
  const opens = createEvent('beforetoggle', panel, {}, { EventType: 'Event' });
  fireEvent(panel, Object.assign(opens, { newState: 'open' }));
  return { button, panel };
}

test.each([
  { size: 'what is not loaded yet', width: 180, left: '199px' },
  { size: 'what was loaded then', width: 274, left: '108px' },
])('it stays within the window: $size', ({ width, left }) => {
  vi.stubGlobal('innerWidth', 390);
  const { button, panel } = show();
  button.getBoundingClientRect = () => new DOMRect(199, 254, 179, 32);
  Object.defineProperty(panel, 'offsetWidth', { value: width });
  resize();
  expect(panel.style.left).toBe(left);
});

test.each([
  { next: 'what comes after it', find: () => screen.getByRole('link'), closes: true },
  { next: 'its own button', find: () => screen.getByRole('button', { name: 'menu' }), closes: false },
  { next: 'something within', find: () => screen.getByText('also within'), closes: false },
  { next: 'another window', find: () => null, closes: false },
])('the focus goes on to $next: closes $closes', ({ find, closes }) => {
  const { button, panel } = show(
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

test('what has the focus is there until the browser has given the focus back', () => {
  const { panel } = show();
  const tell = (type: string) =>
    fireEvent(
      panel,
      Object.assign(createEvent(type, panel, {}, { EventType: 'Event' }), { newState: 'closed' }),
    );
  tell('beforetoggle');
  expect(screen.queryByText('within')).not.toBeNull();
  tell('toggle');
  expect(screen.queryByText('within')).toBeNull();
});
