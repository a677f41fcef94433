import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForKeys } from '../../../../src/runtime/command/shortcuts/listenForKeys.ts';
import { singleKeyStore } from '../../../../src/runtime/command/shortcuts/shortcuts.ts';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';

const pressed = vi.fn();
let stop: () => void;

beforeEach(() => {
  pressed.mockClear();
  navigate('/elsewhere');
  stop = listenForKeys();
});
afterEach(() => {
  stop();
  singleKeyStore.set(true);
});

const button = (key: string, name = key) => (
  <button type="button" aria-keyshortcuts={key} onClick={() => pressed(name)}>
    {name}
  </button>
);

/** Presses keys at the focused element. Returns true for each key whose browser default was prevented. */
const type = (...keys: readonly (string | KeyboardEventInit)[]) =>
  keys.map(
    (key) =>
      fireEvent.keyDown(document.activeElement ?? document.body, typeof key === 'string' ? { key } : key) ===
      false,
  );

test.each<[what: string, page: React.ReactNode, keys: (string | KeyboardEventInit)[], want: string[]]>([
  ['a key presses the control with that shortcut', button('N'), ['n'], ['N']],
  ['another key presses nothing', button('N'), ['m'], []],
  ['a letter with Shift is another shortcut', button('N'), [{ key: 'N', shiftKey: true }], []],
  [
    'a disabled control ignores its key',
    <button key="b" type="button" disabled aria-keyshortcuts="N" />,
    ['n'],
    [],
  ],
  [
    'an inert control ignores its key',
    <div key="i" inert>
      {button('N')}
    </div>,
    ['n'],
    [],
  ],
  [
    'a control with aria-disabled ignores its key',
    <button key="r" type="button" aria-disabled="true" aria-keyshortcuts="N" onClick={() => pressed('N')} />,
    ['n'],
    [],
  ],
  [
    'a key presses the last of several controls with that shortcut',
    <div key="e">
      {button('Escape', 'back')}
      {button('Escape', 'clear')}
    </div>,
    ['Escape'],
    ['clear'],
  ],
  [
    'an open dialog blocks the shortcuts of the page',
    <div key="d">
      {button('N')}
      <dialog open>{button('R')}</dialog>
    </div>,
    ['n', 'r'],
    ['R'],
  ],
])('%s', (_what, page, keys, want) => {
  render(page);
  type(...keys);
  expect(pressed.mock.calls.flat()).toEqual(want);
});

test.each<[what: string, field: React.ReactNode]>([
  ['a text field', <input key="f" data-testid="focus" />],
  ['a text area', <textarea key="f" data-testid="focus" />],
  ['a select', <select key="f" data-testid="focus" />],
  // biome-ignore lint/a11y/useSemanticElements: the mapping grid has no table either
  ['a grid', <div key="f" role="grid" tabIndex={0} data-testid="focus" />],
  ['a tree', <div key="f" role="tree" tabIndex={0} data-testid="focus" />],
])('a letter is input for %s, and Ctrl+S is a shortcut', (_what, field) => {
  render(
    <>
      {field}
      {button('N')}
      {button('Control+S', 'save')}
    </>,
  );
  screen.getByTestId('focus').focus();
  expect(type('n', { key: 's', ctrlKey: true })).toEqual([false, true]);
  expect(pressed.mock.calls.flat()).toEqual(['save']);
});

test('a letter is a shortcut while a checkbox has the focus', () => {
  render(
    <>
      <input type="checkbox" data-testid="focus" />
      {button('N')}
    </>,
  );
  screen.getByTestId('focus').focus();
  expect(type('n')).toEqual([true]);
});

test('the setting against single keys disables letters, but not Escape or keys with Ctrl', () => {
  singleKeyStore.set(false);
  render(
    <>
      {button('N')}
      {button('Escape')}
      {button('Control+S')}
    </>,
  );
  type('n', 'Escape', { key: 's', ctrlKey: true });
  expect(pressed.mock.calls.flat()).toEqual(['Escape', 'Control+S']);
});

test('a shortcut ignores a key that another listener has handled', () => {
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: represents a panel with keys of its own
    <div onKeyDown={(event) => event.preventDefault()}>
      <span data-testid="focus" tabIndex={-1} />
      {button('N')}
    </div>,
  );
  screen.getByTestId('focus').focus();
  type('n');
  expect(pressed).not.toHaveBeenCalled();
});

test.each<[keys: string[], want: string]>([
  [['g', '1'], '/health'],
  [['g', '2'], '/erpdown'],
  [['g', '9'], '/notify'],
  [['g', '0'], '/exportAndImport'],
  [['2'], '/elsewhere'],
  [['g', 'x', '2'], '/elsewhere'],
])('the keys %o open %s', async (keys, want) => {
  type(...keys);
  await expect.poll(() => currentLocation()).toBe(want);
});

const rows = (
  <table>
    <tbody>
      {['a', 'b', 'c'].map((uuid) => (
        <tr key={uuid} data-uuid={uuid} tabIndex={0}>
          <td>{button('E', `edit ${uuid}`)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
const focusedRow = () => document.activeElement?.closest('tr')?.dataset.uuid;

test.each<[keys: string[], want: string | undefined]>([
  [['j'], 'a'],
  [['j', 'j'], 'b'],
  [['j', 'j', 'k'], 'a'],
  [['j', 'k'], 'a'],
  [['j', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'], 'b'],
  [['ArrowDown'], undefined],
])('the keys %o move the focus to row %s', (keys, want) => {
  render(rows);
  // The list remembers its active row between renders, so the test begins at the first row.
  type('j', 'k', 'k');
  (document.activeElement as HTMLElement).blur();
  type(...keys);
  expect(focusedRow()).toBe(want);
});

test('a shortcut of a row applies to the focused row only', () => {
  render(rows);
  type('e');
  expect(pressed).not.toHaveBeenCalled();
  screen.getByText('edit b').closest('tr')?.focus();
  type('e');
  expect(pressed.mock.calls.flat()).toEqual(['edit b']);
});

test('/ moves the focus to the filter, and Escape removes it from an empty filter', () => {
  render(<input type="search" aria-keyshortcuts="/" data-testid="filter" defaultValue="asn" />);
  const filter = screen.getByTestId<HTMLInputElement>('filter');
  type('/');
  expect(document.activeElement).toBe(filter);
  type('Escape');
  expect(document.activeElement).toBe(filter);
  filter.value = '';
  type('Escape');
  expect(document.activeElement).not.toBe(filter);
});

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

/** Loads the module for a platform, which the module reads at its import. */
async function loadOn(platform: string) {
  vi.resetModules();
  vi.stubGlobal('navigator', { platform });
  return import('../../../../src/runtime/command/shortcuts/listenForKeys.ts');
}

test.each<[press: object, elsewhere: string, onMac: string]>([
  [{ key: 'n' }, 'N', 'N'],
  [{ key: 'N', shiftKey: true }, 'Shift+N', 'Shift+N'],
  [{ key: 'N' }, 'N', 'N'],
  [{ key: '?', shiftKey: true }, '?', '?'],
  [{ key: '/' }, '/', '/'],
  [{ key: ' ' }, 'Space', 'Space'],
  [{ key: 'ArrowDown' }, 'ArrowDown', 'ArrowDown'],
  [{ key: 'k', ctrlKey: true }, 'Control+K', 'Meta+K'],
  [{ key: 'k', metaKey: true }, 'Meta+K', 'Control+K'],
  [{ key: 'K', ctrlKey: true, shiftKey: true }, 'Control+Shift+K', 'Meta+Shift+K'],
  [{ key: 'Enter', altKey: true }, 'Alt+Enter', 'Alt+Enter'],
])('the key press %o is %s, and %s on a Mac', async (press, elsewhere, onMac) => {
  const { pressedKeyOf } = await loadOn('Linux x86_64');
  expect(pressedKeyOf({ ...none, key: '', ...press })).toBe(elsewhere);
  const mac = await loadOn('MacIntel');
  expect(mac.pressedKeyOf({ ...none, key: '', ...press })).toBe(onMac);
});
