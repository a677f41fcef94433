import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { LiveToggle } from '../../../../src/runtime/list/bar/LiveToggle.tsx';
import { enter } from '../../core/stubService.ts';

beforeEach(async () => {
  await enter();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(isHeld = false) {
  const read = vi.fn();
  render(
    <LocaleProvider>
      <LiveToggle seconds={5} isSuspended={isHeld} read={read} isReading={false} hasFailed={false} />
    </LocaleProvider>,
  );
  return read;
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test('it reads every few seconds', () => {
  const read = show();
  wait(16);
  expect(read).toHaveBeenCalledTimes(3);
});

test('it can be paused and resumed', () => {
  const read = show();
  fireEvent.click(screen.getByRole('button', { name: /5 秒自动刷新/ }));
  wait(60);
  expect(read).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '恢复自动刷新' }));
  wait(5);
  expect(read).toHaveBeenCalledTimes(1);
});

test('only the first page is read again: the rows of another would be pushed away', () => {
  const read = show(true);
  wait(16);
  expect(read).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: '仅第 1 页自动刷新' });
  expect(button.hasAttribute('disabled')).toBe(true);
});

test.each([
  [
    'while it cannot be seen',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    },
  ],
  [
    'under a dialog',
    () => document.body.append(Object.assign(document.createElement('dialog'), { open: true })),
  ],
])('it does not read %s', (_when, given) => {
  given();
  const read = show();
  wait(20);
  expect(read).not.toHaveBeenCalled();
  document.querySelector('dialog')?.remove();
});
