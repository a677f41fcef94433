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
  ['the control that bears the key is pressed', button('N'), ['n'], ['N']],
  ['no other key', button('N'), ['m'], []],
  ['a letter with Shift is another key', button('N'), [{ key: 'N', shiftKey: true }], []],
  ['one that is disabled is not', <button key="b" type="button" disabled aria-keyshortcuts="N" />, ['n'], []],
  [
    'what is inert is out of reach',
    <div key="i" inert>
      {button('N')}
    </div>,
    ['n'],
    [],
  ],
  [
    'a reason why not keeps it from being done',
    <button key="r" type="button" aria-disabled="true" aria-keyshortcuts="N" onClick={() => pressed('N')} />,
    ['n'],
    [],
  ],
  [
    'the innermost, which comes last, is meant',
    <div key="e">
      {button('Escape', 'back')}
      {button('Escape', 'clear')}
    </div>,
    ['Escape'],
    ['clear'],
  ],
  [
    'a dialog keeps the keys to itself',
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
  ['a long text', <textarea key="f" data-testid="focus" />],
  ['a choice', <select key="f" data-testid="focus" />],
  // biome-ignore lint/a11y/useSemanticElements: the mapping grid has no table either
  ['a grid', <div key="f" role="grid" tabIndex={0} data-testid="focus" />],
  ['a tree', <div key="f" role="tree" tabIndex={0} data-testid="focus" />],
])('in %s a letter is a letter, and Ctrl+S a shortcut', (_what, field) => {
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

test('a box to tick is no field to type in', () => {
  render(
    <>
      <input type="checkbox" data-testid="focus" />
      {button('N')}
    </>,
  );
  screen.getByTestId('focus').focus();
  expect(type('n')).toEqual([true]);
});

test('switched off, single keys are nobody’s but Escape; those with Ctrl go on', () => {
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

test('what another listener has taken is left alone', () => {
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a panel with keys of its own
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
  [['g', '2'], '/'],
  [['g', '9'], '/exportAndImport'],
  [['g', '0'], '/elsewhere'],
  [['2'], '/elsewhere'],
  [['g', 'x', '2'], '/elsewhere'],
])('%o leads to %s', async (keys, want) => {
  type(...keys);
  await vi.waitFor(() => expect(currentLocation()).toBe(want));
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
const focused = () => document.activeElement?.closest('tr')?.dataset.uuid;

test.each<[keys: string[], want: string | undefined]>([
  [['j'], 'a'],
  [['j', 'j'], 'b'],
  [['j', 'j', 'k'], 'a'],
  [['j', 'k'], 'a'],
  [['j', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'], 'b'],
  [['ArrowDown'], undefined],
])('%o moves to row %s', (keys, want) => {
  render(rows);
  // The list remembers its active row between renders, so the test begins at the first row.
  type('j', 'k', 'k');
  (document.activeElement as HTMLElement).blur();
  type(...keys);
  expect(focused()).toBe(want);
});

test('a key of a row is meant for the row that has the focus', () => {
  render(rows);
  type('e');
  expect(pressed).not.toHaveBeenCalled();
  screen.getByText('edit b').closest('tr')?.focus();
  type('e');
  expect(pressed.mock.calls.flat()).toEqual(['edit b']);
});

test('/ leads to the filter, Escape out of it once it is empty', () => {
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
