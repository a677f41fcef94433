import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import erp from '../../../../src/generated/catalog/erp.ts';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { readAllUuids } from '../../../../src/runtime/list/query/readAll.ts';
import { listStateOf } from '../../../../src/runtime/list/query/useListState.ts';
import { ResourceList } from '../../../../src/runtime/list/ResourceList.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, stubService } from '../../core/stubService.ts';

beforeEach(async () => {
  sessionStorage.clear();
  navigate('/config');
  await enter('erp');
});

interface Question {
  readonly page: number;
  readonly after?: string;
  readonly pageSize?: number;
}

const all = Array.from({ length: 65 }, (_, index) => ({ uuid: `u${index}`, name: `erp-${index}` }));

/** Answers as a service with cursors. Without `counted`, the answer has no count, as for too many records. */
function answer({ after, page, pageSize = 20 }: Question, counted?: number) {
  const first = after ? Number(after.slice(1)) + 1 : page * pageSize;
  const records = all.slice(first, first + pageSize);
  const last = records.at(-1);
  const more = first + pageSize < all.length;
  return {
    success: true,
    data: {
      records,
      page,
      paging: { recordCount: counted, pageSize, more, ...(more && { next: last?.uuid }) },
    },
  };
}

function show(counted?: number) {
  const asked = stubService({ '/erp/query': ({ body }) => answer(body as Question, counted) });
  renderLocalized(
    <ResourceList resource={erp} open={vi.fn()} edit={vi.fn()} preload={vi.fn()} create={null} />,
  );
  return () => asked.findLast(({ path }) => path === '/erp/query')?.body as Question | undefined;
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const text = (): string => document.body.textContent ?? '';
const waitForTexts = (...words: readonly string[]) =>
  waitFor(() => {
    for (const word of words) expect(text()).toContain(word);
  });

test('Next follows cursors to the last page, and Previous returns to the first', async () => {
  const last = show();
  await waitForTexts('第 1–20 条', '10,000+ 条');
  const walk: [button: string, after: string | undefined, range: string, place: string][] = [
    ['下一页', 'u19', '第 21–40 条', '/config?page=2&after=u19'],
    ['下一页', 'u39', '第 41–60 条', '/config?page=3&after=u39'],
    ['下一页', 'u59', '第 61–65 条', '/config?page=4&after=u59'],
    ['上一页', 'u39', '第 41–60 条', '/config?page=3&after=u39'],
    ['上一页', 'u19', '第 21–40 条', '/config?page=2&after=u19'],
    ['上一页', undefined, '第 1–20 条', '/config'],
  ];
  for (const [button, after, range, place] of walk) {
    await press(button);
    await waitForTexts(range);
    expect(last()?.after).toBe(after);
    expect(currentLocation()).toBe(place);
  }
});

test.each([
  ['an approximate total of uncounted records', '/config', undefined, ['第 1–20 条', '10,000+ 条'], ['共']],
  ['no total before the last page', '/config', 65, ['第 1–20 条'], ['共', '+']],
  ['the total on the last page', '/config?page=4&after=u59', 65, ['第 61–65 条', '共 65 条'], ['+ 条']],
  ['the total on an uncounted last page', '/config?page=4&after=u59', undefined, ['共 65 条'], ['+ 条']],
])('the pager shows %s', async (_what, url, counted, want, not) => {
  navigate(url);
  show(counted);
  await waitForTexts(...want);
  for (const word of not) expect(text()).not.toContain(word);
});

test('a shared link opens its page, and Previous reads the page before it by number', async () => {
  navigate('/config?page=3&after=u39');
  const last = show();
  await waitForTexts('第 41–60 条', 'erp-40');
  await press('上一页');
  await waitForTexts('第 21–40 条', 'erp-20');
  expect(last()).toMatchObject({ page: 1 });
  expect(last()?.after).toBeUndefined();
});

test('a change of the order returns to the first page', async () => {
  navigate('/config?page=3&after=u39');
  const last = show();
  await waitForTexts('erp-40');
  await press('名称');
  await waitFor(() => expect(last()).toMatchObject({ page: 0, order: 'desc' }));
  expect(last()?.after).toBeUndefined();
});

test('readAllUuids follows cursors and reports its progress', async () => {
  const asked = stubService({
    '/erp/query': ({ body }) => answer({ ...(body as Question), pageSize: 30 }),
  });
  const onProgress = vi.fn();
  const uuids = await readAllUuids(erp, listStateOf(erp, 'page=3&after=u39'), onProgress);
  expect(uuids).toEqual(all.map(({ uuid }) => uuid));
  expect(asked.map(({ body }) => (body as Question).after)).toEqual([undefined, 'u29', 'u59']);
  expect(onProgress.mock.calls).toEqual([
    [30, undefined],
    [60, undefined],
    [65, undefined],
  ]);
});
