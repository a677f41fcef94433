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

test.each([
  { look: undefined, want: ['b'] },
  // They may be far below: a page opens at its top.
  { look: 'inner', want: [] },
] as const)('tabs with the look $look scroll $want into view', ({ look, want }) => {
  const shown: (string | null)[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    shown.push(this.textContent);
  });
  const tabs = ['a', 'b'].map((id) => ({ id, title: id }));
  renderLocalized(<TabBar label="tabs" tabs={tabs} current="b" onSelect={() => undefined} look={look} />);
  expect(shown).toEqual(want);
  vi.restoreAllMocks();
});
