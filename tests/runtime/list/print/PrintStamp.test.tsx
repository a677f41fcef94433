import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PrintStamp } from '../../../../src/runtime/list/print/PrintStamp.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter } from '../../core/stubService.ts';

beforeEach(async () => {
  await enter();
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 9, 30), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

test('printing shows the time and opens folded details, and both are restored afterwards', () => {
  renderLocalized(
    <main>
      <PrintStamp />
      <details>
        <summary>folded</summary>
      </details>
      <details open>
        <summary>open</summary>
      </details>
    </main>,
  );
  const open = () => [...document.querySelectorAll('details')].map((details) => details.open);
  expect(open()).toEqual([false, true]);
  vi.setSystemTime(new Date(2026, 10, 21, 9, 45, 7));
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText(/^打印时间：2026-11-21 09:45:07 \S+$/)).toBeDefined();
  expect(open()).toEqual([true, true]);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText(/打印时间/)).toBeNull();
  expect(open()).toEqual([false, true]);
});
