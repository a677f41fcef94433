import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ActionMenuItems } from '../../../../src/runtime/actions/controls/ActionMenuItems.tsx';

function show() {
  const [close, run] = [vi.fn(), vi.fn()];
  const itemOf = (name: string, reason?: string) =>
    ({ name, symbol: 'remove', reason, onClick: () => run(name) }) as const;
  render(
    <ActionMenuItems items={[itemOf('start'), itemOf('stop', 'not started'), itemOf('end')]} close={close} />,
  );
  return { close, run };
}

test.each([
  ['{ArrowDown}', 'stop'],
  ['{ArrowDown}{ArrowDown}', 'end'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'start'],
  ['{ArrowUp}', 'end'],
  ['{End}', 'end'],
  ['{End}{Home}', 'start'],
  ['x', 'start'],
])('after the keys "%s", the focus is on the item %s', async (keys, want) => {
  show();
  await userEvent.keyboard(keys);
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: new RegExp(`^${want}`) }));
});

test.each([
  ['{ArrowDown}', 'start'],
  ['{ArrowUp}', 'end'],
])('the key %s on the menu itself moves the focus to the item %s', async (key, want) => {
  show();
  screen.getByRole('menu').focus();
  await userEvent.keyboard(key);
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: want }));
});

test('the Tab key does not stop at the menu itself', () => {
  show();
  expect(screen.getByRole('menu').tabIndex).toBe(-1);
});

test.each([
  ['start', ['start'], 1],
  ['stop', [], 0],
])('a click on the item %s runs %j', async (name, ran, closed) => {
  const { close, run } = show();
  await userEvent.click(screen.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
  expect(run.mock.calls.flat()).toEqual(ran);
  expect(close).toHaveBeenCalledTimes(closed);
});
