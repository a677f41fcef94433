import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Paging } from '../../../../src/contract/api/envelope.ts';
import { setLocale } from '../../../../src/runtime/core/i18n/phrases.ts';
import { navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { Pager } from '../../../../src/runtime/list/table/Pager.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter } from '../../core/stubService.ts';

beforeEach(() => enter());

const rows = Array.from({ length: 20 }, (_, index) => ({ uuid: `u${index}` }));
type Place = Pick<Paging, 'leastCount' | 'more'> & { readonly page: number; readonly total?: number };

test.each<[given: string, place: Place, zh: string, en: string]>([
  ['a total before the last page', { page: 0, total: 65, more: true }, '第 1–20 条', '1–20'],
  [
    'a total on the last page',
    { page: 1, total: 40, more: false },
    '第 21–40 条 · 共 40 条',
    '21–40 · Total 40 items',
  ],
  [
    'no total on a first page',
    { page: 0, leastCount: 20, more: true },
    '第 1–20 条 · 20+ 条',
    '1–20 · 20+ items',
  ],
  [
    'no total on a later page',
    { page: 1, leastCount: 40, more: true },
    '第 21–40 条 · 40+ 条',
    '21–40 · 40+ items',
  ],
  [
    'no total on the last page',
    { page: 1, leastCount: 40, more: false },
    '第 21–40 条 · 共 40 条',
    '21–40 · Total 40 items',
  ],
  ['too many records to count', { page: 0, more: true }, '第 1–20 条 · 10,000+ 条', '1–20 · 10,000+ items'],
])('the pager with %s', async (_given, place, zh, en) => {
  const state = { page: place.page, sort: '', order: 'asc', filters: {} } as const;
  const pager = (
    <Pager rows={rows} pageSize={20} {...place} list={{ state, setPage: vi.fn(), setPageSize: vi.fn() }} />
  );
  for (const [locale, text] of [
    ['zh-CN', zh],
    ['en-US', en],
  ] as const) {
    await setLocale(locale);
    const { unmount } = renderLocalized(pager);
    expect(screen.getByRole('status').textContent).toBe(text);
    unmount();
  }
});

test('the pager shows the page that the back end answered with', () => {
  const state = { page: 3, sort: '', order: 'asc', filters: {} } as const;
  const setPage = vi.fn();
  renderLocalized(
    <Pager
      rows={rows}
      page={0}
      more
      next="c20"
      pageSize={20}
      list={{ state, setPage, setPageSize: vi.fn() }}
    />,
  );
  expect(screen.getByRole('status').textContent).toContain('第 1–20 条');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '上一页' }).disabled).toBe(true);
  screen.getByRole('button', { name: '下一页' }).click();
  expect(setPage).toHaveBeenCalledWith(1, { after: 'c20' });
});

test('a second press of Next keeps the cursor of the previous page', () => {
  navigate('/list?page=2&after=c20');
  const state = { page: 1, after: 'c20', sort: '', order: 'asc', filters: {} } as const;
  const setPage = vi.fn((page: number, { after = '' } = {}) => {
    navigate(`/list?page=${page + 1}&after=${after}`);
  });
  const pager = (after: string) => (
    <Pager
      rows={rows}
      more
      next="c40"
      pageSize={20}
      list={{ state: { ...state, after }, setPage, setPageSize: vi.fn() }}
    />
  );
  const { rerender } = renderLocalized(pager('c20'));
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  press('下一页');
  // The rows of the next page are still loading.
  rerender(pager('c40'));
  press('下一页');
  press('上一页');
  expect(setPage).toHaveBeenLastCalledWith(0, { after: 'c20' });
});
