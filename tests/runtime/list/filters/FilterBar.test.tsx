import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import pendingData from '../../../../src/generated/catalog/pendingData.ts';
import { LocaleProvider } from '../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { FilterBar } from '../../../../src/runtime/list/filters/FilterBar.tsx';
import { useListState } from '../../../../src/runtime/list/query/useListState.ts';
import { enter, stubService } from '../../core/stubService.ts';

// The import comes before the tests, because a busy machine transforms the module slowly.
beforeAll(() => import('../../../../src/runtime/list/filters/RangeFilter.tsx'));

beforeEach(async () => {
  stubService();
  await enter('pendingData');
});

function Bar() {
  return (
    <FilterBar
      resource={pendingData}
      controls={useListState(pendingData)}
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
  render(
    <LocaleProvider>
      <Bar />
    </LocaleProvider>,
  );
}

const names = () =>
  ['单据号', '失败原因', '失败次数'].filter((name) => screen.queryByLabelText(name) !== null);

test.each([
  ['the bar shows only the main filter', '/x', ['单据号']],
  ['a filter with a value is always visible', '/x?filter.failureReason=503', ['单据号', '失败原因']],
])('%s', (_what, url, want) => {
  show(url);
  expect(names()).toEqual(want);
});

test('a button shows and hides the other filters', async () => {
  show('/x');
  await userEvent.click(screen.getByRole('button', { name: '更多筛选' }));
  await waitFor(() => expect(names()).toEqual(['单据号', '失败原因', '失败次数']));
  await userEvent.click(screen.getByRole('button', { name: '收起筛选' }));
  expect(names()).toEqual(['单据号']);
});

test('a range counts as one filter, shows its bounds and is cleared as one', async () => {
  show('/x?filter.failureCountFrom=3&filter.failureCountTo=9');
  expect(await screen.findByRole('button', { name: '失败次数: ≥ 3, < 9' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '清除 1 个筛选条件' }));
  expect(currentLocation()).toBe('/x');
});

test('a filter with several choices shows their captions', () => {
  show('/x?filter.status=FAILED,BLOCKED');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '状态' }).title).toBe('失败 / 已阻塞');
});
