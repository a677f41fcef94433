import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveToggle } from '../../../../src/runtime/list/bar/LiveToggle.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
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
  renderLocalized(
    <LiveToggle seconds={5} isSuspended={isHeld} read={read} isReading={false} hasFailed={false} />,
  );
  return read;
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test('the list refreshes every five seconds', () => {
  const read = show();
  wait(16);
  expect(read).toHaveBeenCalledTimes(3);
});

test('a button pauses and resumes the automatic refresh', () => {
  const read = show();
  fireEvent.click(screen.getByRole('button', { name: /5 秒自动刷新/ }));
  wait(60);
  expect(read).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '恢复自动刷新' }));
  wait(5);
  expect(read).toHaveBeenCalledTimes(1);
});

test('the automatic refresh is disabled on all pages but the first', () => {
  const read = show(true);
  wait(16);
  expect(read).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: '仅第 1 页自动刷新' });
  expect(button.hasAttribute('disabled')).toBe(true);
});

test.each([
  [
    'while the page is hidden',
    () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    },
  ],
  [
    'while a dialog is open',
    () => document.body.append(Object.assign(document.createElement('dialog'), { open: true })),
  ],
])('the automatic refresh pauses %s', (_when, given) => {
  given();
  const read = show();
  wait(20);
  expect(read).not.toHaveBeenCalled();
  document.querySelector('dialog')?.remove();
});
