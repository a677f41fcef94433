import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import pendingData from '../../../../src/generated/catalog/pendingData.ts';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { FilterBar, LazyFilterChip } from '../../../../src/runtime/list/filters/FilterBar.tsx';
import { useListState } from '../../../../src/runtime/list/query/useListState.ts';
import { openPopup } from '../../core/openPopup.ts';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, stubService } from '../../core/stubService.ts';

// The import comes before the tests, because a busy machine transforms the module slowly.
beforeAll(async () => {
  await import('../../../../src/runtime/list/filters/FilterPanel.tsx');
  await LazyFilterChip.load();
});

beforeEach(async () => {
  stubService();
  await enter('pendingData');
});

function Bar() {
  return (
    <FilterBar
      resource={pendingData}
      list={useListState(pendingData)}
      isHidden={false}
      live={undefined}
      tools={undefined}
    >
      {null}
    </FilterBar>
  );
}

function show(url: string) {
  navigate(url);
  renderLocalized(<Bar />);
}

const chips = () =>
  screen.queryAllByRole('button', { name: /^移除筛选条件/ }).map(({ textContent }) => textContent);

test.each([
  ['no filter has no chip', '/x', []],
  ['the search field shows its value itself', '/x?filter.entityNo=RK1', []],
  ['a text', '/x?filter.failureReason=503', ['失败原因: 503']],
  ['a choice has its caption', '/x?filter.status=FAILED', ['状态: 失败']],
  ['several choices', '/x?filter.status=FAILED,BLOCKED', ['状态: 失败 / 已阻塞']],
  ['a range is one filter', '/x?filter.failureCountFrom=3&filter.failureCountTo=9', ['失败次数: ≥ 3, < 9']],
])('the chips of the set filters: %s', (_what, url, want) => {
  show(url);
  expect(chips()).toEqual(want);
});

const both = '/x?filter.failureReason=503&filter.status=FAILED';

test.each([
  ['a chip before another one', both, '状态: 失败', '失败原因: 503'],
  ['the last of several chips', both, '失败原因: 503', '清除'],
  ['the only chip', '/x?filter.status=FAILED', '状态: 失败', '筛选'],
])('the focus moves on after a press on %s', async (_what, url, pressed, want) => {
  show(url);
  // An earlier use of the filters leaves their closed panel beside the chips.
  fireEvent.focus(screen.getByRole('button', { name: /^筛选/ }));
  const button = screen.getAllByRole('button').find(({ textContent }) => textContent === pressed);
  if (button) await userEvent.click(button);
  expect(document.activeElement?.tagName).toBe('BUTTON');
  expect(document.activeElement?.textContent).toContain(want);
});

test('the focus moves to the search field after a press on the button that clears the filters', async () => {
  show(both);
  await userEvent.click(screen.getByRole('button', { name: /^清除/ }));
  expect([chips(), document.activeElement]).toEqual([[], screen.getByRole('searchbox')]);
});

test.each([
  { value: 'FAILED,BLOCKED', want: '失败 / 已阻塞' },
  { value: 'FAILED,LOST', want: '失败 / LOST' },
  { value: 'LOST,GONE', want: 'LOST / GONE' },
])('the filter of a link with the choices $value shows $want', async ({ value, want }) => {
  show(`/x?filter.status=${value}`);
  await openPopup(screen.getByRole('button', { name: /^筛选/ }));
  const field = await screen.findByLabelText('状态');
  expect(field.title).toBe(want);
});

test('a typed text filters the list when the operator leaves the field', () => {
  show('/x');
  const field = screen.getByLabelText('单据号');
  fireEvent.change(field, { target: { value: 'RK1' } });
  fireEvent.blur(field);
  expect(currentLocation()).toBe('/x?filter.entityNo=RK1');
});

test('a chip removes its filter, and the other button removes all', async () => {
  show('/x?filter.status=FAILED&filter.failureCountFrom=3&filter.failureCountTo=9&filter.entityNo=RK1');
  await userEvent.click(screen.getByRole('button', { name: '移除筛选条件“失败次数：≥ 3, < 9”' }));
  expect(currentLocation()).toBe('/x?filter.status=FAILED&filter.entityNo=RK1');
  await userEvent.click(screen.getByRole('button', { name: '清除 2 个筛选条件' }));
  expect(currentLocation()).toBe('/x');
});

test('one button opens all filters except the search field', async () => {
  show('/x');
  expect(screen.queryByLabelText('状态')).toBeNull();
  await openPopup(screen.getByRole('button', { name: '筛选' }));
  await userEvent.selectOptions(await screen.findByLabelText('状态'), 'FAILED');
  expect(currentLocation()).toBe('/x?filter.status=FAILED');
  expect(screen.getAllByLabelText('单据号')).toHaveLength(1);
});
