import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TabBar } from '../../../../src/runtime/record/screen/TabBar.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter } from '../../core/stubService.ts';

beforeEach(() => enter());

test.each<[from: string, keys: string, focus: string, selected: readonly string[]]>([
  ['b', '{ArrowRight}', 'c', []],
  ['b', '{ArrowLeft}', 'a', []],
  ['c', '{ArrowRight}', 'a', []],
  ['a', '{ArrowLeft}', 'c', []],
  ['b', '{ArrowDown}', 'b', []],
  ['b', 'x', 'b', []],
  ['a', '{ArrowRight}{Enter}', 'b', ['b']],
])('the focus goes from tab %s with %s to %s, and selects %j', async (from, keys, focus, selected) => {
  const onSelect = vi.fn();
  renderLocalized(
    <TabBar
      label="tabs"
      tabs={['a', 'b', 'c'].map((id) => ({ id, title: id }))}
      current={from}
      onSelect={onSelect}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: focus }));
  expect(onSelect.mock.calls.flat()).toEqual(selected);
});
