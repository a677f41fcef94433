import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import pendingData from '../../../../src/generated/catalog/pendingData.ts';
import { LazyBulkResultDialog } from '../../../../src/runtime/actions/bulk/lazyBulkResultDialog.ts';
import { LazyPromptDialog } from '../../../../src/runtime/actions/dialogs/lazyDialogs.tsx';
import { listenForKeys } from '../../../../src/runtime/command/shortcuts/listenForKeys.ts';
import { phraseGroup } from '../../../../src/runtime/core/i18n/phrases.ts';
import { navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { toastStore } from '../../../../src/runtime/feedback/toast/toastStore.ts';
import { BulkBar } from '../../../../src/runtime/list/bar/BulkBar.tsx';
import { LazyFilterChip } from '../../../../src/runtime/list/filters/FilterBar.tsx';
import { listStateOf } from '../../../../src/runtime/list/query/useListState.ts';
import { ResourceList } from '../../../../src/runtime/list/ResourceList.tsx';
import type { RowSelection } from '../../../../src/runtime/list/table/useRowSelection.ts';
import { renderPage } from '../../core/renderPage.tsx';
import { enter, envelope, lateAnswer, page, stubService } from '../../core/stubService.ts';

const records = ['RK1', 'RK2', 'RK3'].map((entityNo, index) => ({
  uuid: `u${index}`,
  entityNo,
  status: 'FAILED',
}));
const firstPage = {
  success: true,
  data: { records, page: 0, paging: { recordCount: 40, pageSize: 20, more: true } },
};
const resource = { ...pendingData, constants: { interfaceType: 'ERP_DOWN' } };

// The console loads these with the first selection or with the filters. The imports come before the tests,
// because a busy machine transforms the modules slowly.
beforeAll(async () => {
  await LazyFilterChip.load();
  await import('../../../../src/runtime/list/bar/BulkBar.tsx');
  await phraseGroup('progress', 'zh-CN').load();
  LazyPromptDialog.preload();
  LazyBulkResultDialog.preload();
  await import('../../../../src/runtime/actions/dialogs/PromptDialog.tsx');
  await import('../../../../src/runtime/actions/bulk/BulkResultDialog.tsx');
});

beforeEach(async () => {
  navigate('/erpdown');
  for (const { id } of toastStore.get()) toastStore.close(id);
  await enter('pendingData');
});

function show(
  batch: () => unknown = () => ({ success: true, data: { done: 2, skipped: [] } }),
  query: () => unknown = () => firstPage,
) {
  const asked = stubService({ '/pendingData/query': query, '/pendingData/batch': batch });
  const open = vi.fn();
  renderPage(<ResourceList resource={resource} open={open} edit={open} preload={vi.fn()} create={null} />);
  return { open, batches: () => asked.filter(({ path }) => path === '/pendingData/batch') };
}

const selectionOf = (rows: readonly { uuid: string }[]): RowSelection => ({
  uuids: new Set(rows.map(({ uuid }) => uuid)),
  isAll: false,
  isPage: true,
  toggle: vi.fn(),
  togglePage: vi.fn(),
  chooseAll: vi.fn(),
  clear: vi.fn(),
});

const box = async (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const choose = async (...names: readonly string[]) => {
  for (const name of names) {
    const found = await box(name);
    await waitFor(() => expect(found.disabled).toBe(false));
    await userEvent.click(found);
  }
};
const bar = () => screen.findByRole('region', { name: '批量操作' });
const press = async (name: string) => userEvent.click(within(await bar()).getByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

const whole = '选择本页全部';

test('the checkbox of the page is enabled once the page has rows', async () => {
  let answer = (_: unknown) => {};
  const answered = new Promise((resolve) => {
    answer = resolve;
  });
  show(undefined, () => answered);
  expect((await box(whole)).disabled).toBe(true);
  answer(firstPage);
  await box('RK1');
  expect((await box(whole)).disabled).toBe(false);
});

test.each<[what: string, act: () => Promise<void>, want: object]>([
  [
    'a bulk action sends the uuids of the selected rows',
    async () => {
      await choose('RK1', 'RK3');
      await press('重置');
      await confirm('重置');
    },
    { action: 'reset', uuids: ['u0', 'u2'] },
  ],
  [
    'a bulk action on all matches sends the filter and the count',
    async () => {
      await choose(whole);
      await press('选择全部 40 条');
      await press('重置');
      await confirm('重置');
    },
    {
      action: 'reset',
      filter: { status: 'FAILED', failureCountFrom: 3, interfaceType: 'ERP_DOWN' },
      expectedCount: 40,
    },
  ],
  [
    'a bulk action prompts once and sends the answer',
    async () => {
      await choose('RK1', 'RK2');
      await press('取消单据');
      await userEvent.type(await screen.findByRole('textbox', { name: '取消原因' }), '重复');
      await confirm('取消单据');
    },
    { action: 'cancel', uuids: ['u0', 'u1'], reason: '重复' },
  ],
])('%s', async (_what, act, want) => {
  navigate('/erpdown?filter.status=FAILED&filter.failureCountFrom=3');
  const { batches, open } = show();
  await act();
  await waitFor(() => expect(batches().map(({ body }) => body)).toMatchObject([want]));
  expect(open).not.toHaveBeenCalled();
  expect(await screen.findByText('已处理 2 条')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull());
});

test.each<[what: string, answer: object, want: readonly string[]]>([
  [
    'the result lists the skipped records with their reasons',
    {
      success: true,
      data: {
        done: 1,
        skipped: [
          { uuid: 'u1', name: 'RK2', reason: '正在处理' },
          { uuid: 'u9', reason: '不存在' },
        ],
      },
    },
    ['已处理 1 条，跳过 2 条', 'RK2', '正在处理', 'u9', '不存在'],
  ],
  [
    'a changed count shows both counts',
    { success: false, errorCode: 'COUNT_CHANGED', data: { expected: 40, actual: 41 } },
    ['未执行任何操作', '40', '41'],
  ],
  [
    'a changed count without data shows the message of the service',
    { success: false, errorCode: 'COUNT_CHANGED', message: '记录数已变化' },
    ['记录数已变化'],
  ],
  [
    'a changed count with unexpected data shows the message of the service',
    { success: false, errorCode: 'COUNT_CHANGED', message: '记录数已变化', data: { actual: 'many' } },
    ['记录数已变化'],
  ],
  ['another refusal shows its message', { success: false, message: '库坏了' }, ['库坏了']],
])('%s', async (_what, answer, want) => {
  show(() => answer);
  await choose('RK1', 'RK2');
  await press('重置');
  await confirm('重置');
  await waitFor(() => {
    for (const words of want) expect(document.body.textContent).toContain(words);
  });
});

test('a failed chunk shows the reason and the numbers of processed and remaining records', async () => {
  const many = Array.from({ length: 250 }, (_, index) => ({
    uuid: `u${index}`,
    entityNo: `RK${index}`,
    status: 'FAILED',
  }));
  const sizes: number[] = [];
  stubService({
    '/pendingData/query': () => page(...many),
    '/pendingData/batch': ({ body }) => {
      const { length } = (body as { uuids: string[] }).uuids;
      sizes.push(length);
      return sizes.length === 1
        ? { success: true, data: { done: length, skipped: [] } }
        : { success: false, message: '库坏了。' };
    },
  });
  renderPage(
    <BulkBar
      resource={resource}
      columns={[]}
      selection={selectionOf(many)}
      rows={many}
      state={listStateOf(resource, '')}
      total={250}
    />,
  );
  await press('重置');
  await confirm('重置');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('已处理 200 条');
  expect(dialog.textContent).toContain('库坏了。 有 50 条未确认');
  expect(sizes).toEqual([200, 50]);
});

test('the result of a bulk action does not wait until the lists are read again', async () => {
  const late = lateAnswer();
  const lists = [firstPage, late.promise];
  const skipped = [{ uuid: 'u1', name: 'RK2', reason: '正在处理' }];
  show(
    () => envelope({ done: 1, skipped }),
    () => lists.shift(),
  );
  await choose('RK1', 'RK2');
  await press('重置');
  await confirm('重置');
  await screen.findByText('正在处理');
  await act(async () => late.resolve(firstPage));
});

const done = { uuid: 'u0', entityNo: 'RK1', status: 'SUCCESS' };
const elsewhere = { uuid: 'u9', entityNo: 'RK9', status: 'SUCCESS' };

test.each<[what: string, chosen: readonly Row[], isAll: boolean, want: boolean]>([
  ['an action that no selected row allows is disabled', [done], false, false],
  [
    'an action that one selected row allows is enabled',
    [done, { uuid: 'u1', entityNo: 'RK2', status: 'FAILED' }],
    false,
    true,
  ],
  ['an action is enabled if a row of another page is selected', [done, elsewhere], false, true],
  ['an action is enabled if all matches are selected', [done], true, true],
])('%s', async (_what, chosen, isAll, want) => {
  stubService();
  renderPage(
    <BulkBar
      resource={resource}
      columns={[]}
      selection={{ ...selectionOf(chosen), isAll }}
      rows={chosen.filter((row) => row !== elsewhere)}
      state={listStateOf(resource, '')}
      total={40}
    />,
  );
  const reset = within(await bar()).getByRole('button', { name: '重置' });
  await userEvent.click(reset);
  const question = screen.queryByRole('dialog');
  expect(question !== null).toBe(want);
  if (question) return userEvent.click(within(question).getByRole('button', { name: '返回' }));
  // The reason is available to screen readers, on hover and on keyboard focus.
  const reason = reset.getAttribute('aria-description') ?? '';
  expect(reason).toContain('时可用');
  await userEvent.unhover(reset);
  act(() => reset.blur());
  act(() => reset.focus());
  expect(screen.getByRole('tooltip').textContent).toBe(reason);
  expect(reset.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});

test('a back end without bulk actions shows a message', async () => {
  show();
  const known = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
    input.includes('/batch') ? Response.json({ success: false }, { status: 404 }) : known(input, init),
  );
  await choose('RK1');
  await press('重置');
  await confirm('重置');
  expect(await screen.findByText(/不支持批量操作/)).toBeDefined();
});

test.each<[what: string, act: () => Promise<unknown>, want: number]>([
  ['Space on a row selects it', async () => userEvent.keyboard(' '), 1],
  [
    'Escape clears the selection',
    async () => {
      await userEvent.keyboard(' ');
      await bar();
      const stop = listenForKeys();
      await userEvent.keyboard('{Escape}');
      stop();
    },
    0,
  ],
])('%s', async (_what, act, want) => {
  const { open } = show();
  (await screen.findByText('RK2')).closest('tr')?.focus();
  await act();
  expect(screen.queryAllByRole('row', { selected: true }).length).toBe(want);
  expect(open).not.toHaveBeenCalled();
});

test('the filters are inert while rows are selected', async () => {
  show();
  await choose('RK1');
  await bar();
  expect(screen.getByRole('searchbox', { name: '单据号', hidden: true }).closest('[inert]')).not.toBeNull();
});
