import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import erp from '../../../src/generated/catalog/erp.ts';
import erpdown from '../../../src/generated/catalog/erpdown.ts';
import { currentLocation, navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { ResourceList } from '../../../src/runtime/list/ResourceList.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { type Answers, enter, lateAnswer, page, stubService } from '../core/stubService.ts';

beforeEach(async () => {
  navigate('/config');
  await enter('erp');
});

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `u${index}`,
    name: `erp-${index}`,
    dataSourceUuid: 'd1',
  }));
const pageOf = (count: number, total = count) => ({
  success: true,
  data: { records: rows(count), page: 0, paging: { recordCount: total, pageSize: 20, more: total > count } },
});

const sources = { success: true, data: [{ uuid: 'd1', name: '主库' }] };

function show(answer: Answers[string], open = vi.fn(), answerSources: () => unknown = () => sources) {
  const asked = stubService({ '/erp/query': answer, '/datasource/query': answerSources });
  renderLocalized(
    <ResourceList
      resource={erp}
      open={open}
      edit={vi.fn()}
      preload={vi.fn()}
      create={<button type="button">新建</button>}
    />,
  );
  return asked;
}

test.each<
  [state: string, url: string, answer: () => unknown, want: readonly string[], not: readonly string[]]
>([
  ['rows, and the total on the last page', '/config', () => pageOf(2), ['erp-1', '共 2 条'], ['暂无']],
  ['no total while there are more pages', '/config', () => pageOf(20, 41), ['第 1–20 条'], ['共']],
  [
    'an empty state with the next step',
    '/config',
    () => pageOf(0),
    ['暂无 ERP 配置', '请先新建数据源', '新建'],
    ['清除'],
  ],
  [
    'an empty state for filters without a match',
    '/config?filter.name=x',
    () => pageOf(0),
    ['没有匹配的记录', '清除 1 个筛选条件'],
    ['暂无'],
  ],
  [
    'an error with a retry',
    '/config',
    () => ({ success: false, message: '库坏了' }),
    ['加载失败：库坏了', '重试'],
    ['暂无'],
  ],
])('the list shows %s', async (_state, url, answer, want, not) => {
  navigate(url);
  show(answer);
  await waitFor(() => {
    for (const words of want) expect(document.body.textContent).toContain(words);
  });
  for (const words of not) expect(document.body.textContent).not.toContain(words);
});

test('the list shows placeholder rows until the answer arrives', () => {
  show(() => pageOf(1));
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('row').length).toBeGreaterThan(5);
});

test.each([
  { more: true, want: '2' },
  { more: false, want: null },
])('an empty page with more pages: $more', async ({ more, want }) => {
  navigate('/config?page=2');
  show(() => ({ success: true, data: { records: [], page: 1, paging: { more } } }));
  await screen.findByText(more ? '本页没有记录' : '暂无 ERP 配置');
  expect(new URLSearchParams(currentLocation().split('?')[1]).get('page')).toBe(want);
});

test.each([
  { given: 'arrives', answer: page({ uuid: 'after', interfaceName: 'after' }), shown: 'after' },
  { given: 'fails', answer: { success: false, message: '库坏了' }, shown: '加载失败：库坏了' },
])('the rows of another filter cannot be selected until its answer $given', async ({ answer, shown }) => {
  await enter('erpdown');
  navigate('/erpdown');
  const late = lateAnswer();
  const pageWith = (interfaceName: string) =>
    page({ uuid: interfaceName, interfaceName, interfaceType: 'ERP_DOWN', status: 'ONLINE' });
  stubService({
    '/interfaceConfig/query': ({ body }) =>
      isRecord(body) && body.status === 'OFFLINE' ? late.promise : pageWith('before'),
  });
  renderLocalized(
    <ResourceList resource={erpdown} open={vi.fn()} edit={vi.fn()} preload={vi.fn()} create={null} />,
  );
  await screen.findByText('before');
  const [all = document.body, first = document.body] = screen.getAllByRole('checkbox');
  act(() => navigate('/erpdown?filter.status=OFFLINE'));
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
  await userEvent.click(first);
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  await userEvent.click(all);
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  late.resolve(answer);
  await screen.findByText(shown);
  await userEvent.click(screen.getAllByRole('checkbox')[1] ?? document.body);
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(shown === 'after' ? 2 : 0);
});

test('old rows stay visible under the error of a later answer', async () => {
  let broken = false;
  show(() => (broken ? { success: false, message: '库坏了' } : pageOf(2)));
  await screen.findByText('erp-1');
  broken = true;
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  await screen.findByRole('alert');
  expect(screen.getByText('erp-1')).toBeDefined();
});

test.each<[look: string, answer: () => unknown, want: string]>([
  ['found', () => sources, '主库'],
  ['not found', () => ({ success: true, data: [] }), 'd1'],
  ['failed', () => ({ success: false, message: '库坏了' }), 'd1'],
])('a reference stays empty until its look-up ends: %s', async (_look, answer, want) => {
  let look = (): void => undefined;
  const looked = new Promise<void>((resolve) => {
    look = resolve;
  });
  show(
    () => pageOf(1),
    vi.fn(),
    () => looked.then(answer),
  );
  const row = (await screen.findByText('erp-0')).closest('tr');
  expect(row?.textContent).not.toContain('d1');
  look();
  expect(await screen.findByRole('cell', { name: want })).toBeDefined();
});

test('the tooltip of a time shows the elapsed time', async () => {
  const modifiedAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  show(() => {
    const page = pageOf(1);
    return { ...page, data: { ...page.data, records: [{ ...rows(1)[0], modifiedAt }] } };
  });
  const row = (await screen.findByText('erp-0')).closest('tr');
  const time = row?.querySelector('time');
  if (!time) throw new Error('no instant is shown');
  await userEvent.hover(time);
  expect(time.title).toMatch(/^3小时前 · /);
});

test('a typed filter sends one request after a pause, for the first page', async () => {
  navigate('/config?page=2');
  const asked = show(() => pageOf(2));
  await userEvent.type(screen.getByRole('searchbox', { name: '名称' }), 'abc');
  await waitFor(() =>
    expect(asked.findLast(({ path }) => path === '/erp/query')?.body).toMatchObject({ name: 'abc', page: 0 }),
  );
  const names = asked.map(({ body }) => (body as { name?: string } | undefined)?.name).filter(Boolean);
  expect(new Set(names)).toEqual(new Set(['abc']));
});

test.each([
  ['a click on a row opens the record', async () => userEvent.click(await screen.findByText('erp-1')), 1],
  [
    'Enter on a row opens the record',
    async () => {
      const row = (await screen.findByText('erp-1')).closest('tr');
      row?.focus();
      await userEvent.keyboard('{Enter}');
    },
    1,
  ],
  [
    'a click on an action does not open the record',
    async () => {
      await screen.findByText('erp-1');
      await userEvent.click(screen.getAllByRole('button', { name: '编辑' })[1] ?? document.body);
    },
    0,
  ],
])('%s', async (_what, act, times) => {
  const open = vi.fn();
  show(() => pageOf(2), open);
  await act();
  expect(open).toHaveBeenCalledTimes(times);
});

test('a row consumes Enter, so the opened dialog does not receive it', async () => {
  show(() => pageOf(2));
  const row = (await screen.findByText('erp-1')).closest('tr') ?? document.body;
  expect(fireEvent.keyDown(row, { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(row, { key: 'Tab' })).toBe(true);
});

test('a column header sorts the list and sets aria-sort', async () => {
  const asked = show(() => pageOf(2));
  await userEvent.click(screen.getByRole('button', { name: '名称' }));
  expect(screen.getByRole('columnheader', { name: '名称' }).getAttribute('aria-sort')).toBe('descending');
  await waitFor(() =>
    expect(asked.findLast(({ path }) => path === '/erp/query')?.body).toMatchObject({
      sort: 'name',
      order: 'desc',
    }),
  );
});
