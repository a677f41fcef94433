import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Papa from 'papaparse';
import { beforeEach, expect, test, vi } from 'vitest';
import erp from '../../../../src/generated/catalog/erp.ts';
import { phraseGroup, setLocale } from '../../../../src/runtime/core/i18n/phrases.ts';
import { toastStore } from '../../../../src/runtime/feedback/toast/toastStore.ts';
import { InTimeZone } from '../../../../src/runtime/fields/timeZone/useTimeZone.tsx';
import { CsvExport } from '../../../../src/runtime/list/csv/CsvExport.tsx';
import { listStateOf } from '../../../../src/runtime/list/query/useListState.ts';
import { recordFiles } from '../../core/recordFiles.ts';
import { renderPage } from '../../core/renderPage.tsx';
import { enter, stubService } from '../../core/stubService.ts';

let saved = recordFiles();

beforeEach(async () => {
  saved = recordFiles();
  for (const { id } of toastStore.get()) toastStore.close(id);
  await enter('erp');
  for (const locale of ['zh-CN', 'en-US'])
    for (const group of ['listTools', 'progress']) await phraseGroup(group, locale).load();
});

interface Question {
  readonly page: number;
  readonly pageSize: number;
  readonly name?: string;
}

const records = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `u${index}`,
    name: index === 0 ? '=HYPERLINK("x")' : `erp-${index}`,
    erpType: 'SAP',
    basePath: 'http://a,b',
    dataSourceUuid: 'd1',
    modifiedAt: '2026-11-21T01:30:00Z',
  }));

const pageOf = (all: readonly object[], { page, pageSize }: Question) => ({
  success: true,
  data: {
    records: all.slice(page * pageSize, (page + 1) * pageSize),
    page,
    paging: { recordCount: all.length, pageSize, more: (page + 1) * pageSize < all.length },
  },
});

interface Case {
  readonly answer: (question: Question) => unknown;
  readonly url?: string;
  readonly wanted?: ReadonlySet<string>;
  /** The answer to the report of the export. */
  readonly report?: () => unknown;
}

function show({ answer, url = '', wanted, report = () => ({ success: true }) }: Case) {
  const asked = stubService({
    '/erp/query': ({ body }) => answer(body as Question),
    '/erp/geterpType': () => ({ success: true, data: [{ code: 'SAP', name: 'SAP S/4' }] }),
    '/datasource/query': () => ({ success: true, data: [{ uuid: 'd1', name: '主库' }] }),
    '/reportExport': report,
  });
  const onClose = vi.fn();
  const columns = erp.columns.filter(({ hidden }) => !hidden);
  renderPage(
    <InTimeZone timeZone="Asia/Shanghai">
      <CsvExport
        resource={erp}
        columns={columns}
        state={listStateOf(erp, url)}
        wanted={wanted}
        onClose={onClose}
      />
    </InTimeZone>,
  );
  return {
    onClose,
    asked,
    pages: () => asked.filter(({ path }) => path === '/erp/query').map(({ body }) => body),
  };
}

const rowsIn = (text = ''): string[][] => Papa.parse<string[]>(text.slice(1)).data;
const savedRows = async () => rowsIn((await saved())[0]?.text);

test('an export reads all 2,500 matching rows and writes their displayed values', async () => {
  const all = records(2500);
  const { onClose, pages } = show({
    url: 'filter.name=e&page=3&pageSize=20',
    answer: (question) => pageOf(all, question),
  });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(pages()).toMatchObject([0, 1, 2].map((page) => ({ page, pageSize: 1000, name: 'e', sort: 'name' })));
  const [file] = await saved();
  expect(file?.name).toMatch(/^ERP 配置-\d{8}-\d{4}\.csv$/);
  expect(file?.text.startsWith('\uFEFF')).toBe(true);
  const [headings, first, second, ...rest] = rowsIn(file?.text);
  expect(headings?.slice(0, 2)).toEqual(['名称', 'ERP 类型']);
  expect(first?.[0]).toBe(`'=HYPERLINK("x")`);
  expect(second).toEqual(['erp-1', 'SAP S/4', 'http://a,b', '主库', '', '2026-11-21T09:30:00+08:00']);
  expect(rest.length).toBe(2498);
  expect(await screen.findByText('已导出 2,500 条')).toBeDefined();
});

test('an export reports its list and number of records before it saves the file', async () => {
  const { onClose, asked } = show({ answer: (question) => pageOf(records(3), question) });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const reports = asked.filter(({ path }) => path === '/reportExport');
  expect(reports.map(({ body }) => body)).toEqual([{ list: 'erp', count: 3, companyUuid: 'c1' }]);
});

test.each<[given: string, answer: Response, count: number]>([
  ['cannot log the export', Response.json({ success: false, message: '日志不可用' }, { status: 500 }), 0],
  ['has no audit log', Response.json({ success: false }, { status: 404 }), 1],
])('an export to a back end that %s', async (_given, answer, count) => {
  const { onClose } = show({
    answer: (question) => pageOf(records(3), question),
    report: () => answer,
  });
  if (count === 0)
    expect((await screen.findByRole('dialog', { name: '导出失败' })).textContent).toContain('日志不可用');
  else await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await saved()).toHaveLength(count);
});

test('the headings are in the language of the console', async () => {
  await setLocale('en-US');
  const { onClose } = show({ answer: (question) => pageOf(records(1), question) });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect((await savedRows())[0]?.[0]).toBe('Name');
});

test('an export writes each record once when new records move the pages, and reports it', async () => {
  let all = records(1500);
  const { onClose } = show({
    answer: (question) => {
      const answer = pageOf(all, question);
      all = [{ ...all[0], uuid: 'new' } as (typeof all)[number], ...all];
      return answer;
    },
  });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect((await savedRows()).length).toBe(1 + 1500);
  expect(await screen.findByText(/列表有变化/)).toBeDefined();
});

test('an export of selected rows reads only the pages that it needs', async () => {
  const all = records(2500);
  const { onClose, pages } = show({
    wanted: new Set(['u3', 'u1']),
    answer: (question) => pageOf(all, question),
  });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(pages().length).toBe(1);
  expect((await savedRows()).map(([name]) => name)).toEqual(['名称', 'erp-1', 'erp-3']);
});

test('a failed export saves no file, shows the reason and can run again', async () => {
  const all = records(1500);
  let isBroken = true;
  const { onClose } = show({
    answer: (question) =>
      isBroken && question.page === 1 ? { success: false, message: '库坏了' } : pageOf(all, question),
  });
  const dialog = await screen.findByRole('dialog', { name: '导出失败' });
  expect(dialog.textContent).toContain('库坏了');
  expect(await saved()).toEqual([]);
  expect(toastStore.get()).toEqual([]);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect((await savedRows()).length).toBe(1501);
});

test.each<[what: string, end: (dialog: HTMLElement) => unknown]>([
  ['"Close"', (dialog) => userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))],
  // The browser reports Escape like this.
  ['Escape', (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
])('%s ends a failed export', async (_what, end) => {
  const { onClose, pages } = show({ answer: () => ({ success: false, message: '库坏了' }) });
  await end(await screen.findByRole('dialog', { name: '导出失败' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pages()).toHaveLength(1);
});

test('an export from a back end that repeats a page saves no file and shows the reason', async () => {
  const repeated = { records: records(1000), page: 0, paging: { pageSize: 1000, more: true, next: 'u999' } };
  const { pages } = show({ answer: () => ({ success: true, data: repeated }) });
  const dialog = await screen.findByRole('dialog', { name: '导出失败' });
  expect(dialog.textContent).toContain('服务器重复返回同一页，列表数据不完整。');
  expect(pages().length).toBe(2);
  expect(await saved()).toEqual([]);
});

test('an export shows its progress, and a cancelled export saves no file', async () => {
  const all = records(2500);
  let release = (): void => undefined;
  const { onClose, pages } = show({ answer: (question) => pageOf(all, question) });
  const known = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (typeof init?.body === 'string' && JSON.parse(init.body).page === 1)
      await new Promise<void>((resolve, reject) => {
        release = resolve;
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    return known(input, init);
  });
  const bar = await screen.findByRole('progressbar');
  expect(bar.getAttribute('value')).toBe('1000');
  expect(bar.getAttribute('max')).toBe('2500');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  release();
  expect(pages().length).toBe(1);
  expect(await saved()).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
