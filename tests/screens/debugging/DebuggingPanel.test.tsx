import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Row } from '../../../src/contract/api/envelope.ts';
import { companyStore } from '../../../src/runtime/api/companyStore.ts';
import { sessionStore } from '../../../src/runtime/api/sessionStore.ts';
import { phraseGroup } from '../../../src/runtime/core/i18n/phrases.ts';
import { loadResource } from '../../../src/runtime/core/lazy/resourceModules.ts';
import { currentLocation, navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { toastStore } from '../../../src/runtime/feedback/toast/toastStore.ts';
import { DebuggingPanel } from '../../../src/screens/debugging/DebuggingPanel.tsx';
import { renderPage } from '../../runtime/core/renderPage.tsx';
import {
  type Answers,
  type Asked,
  enter,
  envelope,
  page,
  stubService,
} from '../../runtime/core/stubService.ts';

const resources = ['interface', 'pendingData', 'apiCallLog'];

beforeEach(async () => {
  // happy-dom has no layout, so without these sizes the trace would show no rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  await enter(...resources);
  for (const name of resources) await loadResource(name);
  for (const locale of ['zh-CN', 'en-US']) await phraseGroup('debugging', locale).load();
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStore.close();
});

const row: Row = {
  uuid: 'i1',
  version: 1,
  interfaceName: 'asn',
  interfaceType: 'ERP_DOWN',
  scope: 'DC',
  dcCode: 'SH01',
  status: 'ONLINE',
  erpUuid: 'e1',
  path: '/asn',
};
const inDebug = { ...row, debug: true, debugUntil: '2026-11-22T08:01:30Z' };

const steps = [
  { lineNo: 1, targetField: 'orderNo', functionType: 'REGULAR', input: '"PO-1"', output: '"PO-1"' },
  { lineNo: 7, targetField: 'lines[0].qty', functionType: 'NEGATE', input: '"x"', error: '不是数值：x' },
];
const run = {
  success: true,
  message: '已映射',
  steps,
  timings: [{ stage: 'MAPPING', elapsedMs: 3 }],
  elapsedMs: 4,
  source: '{"a":1}',
  mapped: '{"orderNo":"PO-1"}',
};
const request = {
  method: 'POST',
  url: 'http://erp.test/asn',
  headers: { 'X-Api-Key': '[SECRET]' },
  body: { orderNo: "it's" },
};

function show(answers: Answers = {}, record: Row = row, query = 'uuid=i1') {
  const asked = stubService({
    '/interfaceConfig/query': () => page(record),
    '/globalConfig/get': () => envelope({ wmsBasePath: 'http://wms.test/in/' }),
    '/erp/e1': () => envelope({ uuid: 'e1', name: '金蝶', basePath: 'http://erp.test/api/' }),
    '/interfaceConfig/debugRun': () => envelope(run),
    ...answers,
  });
  navigate(`/erpdown?tab=debugging&${query}`);
  renderPage(
    <DebuggingPanel tab="debugging" title="ERP" tabs={null} constants={{ interfaceType: 'ERP_DOWN' }} />,
  );
  return asked;
}

const runs = (asked: Asked[]) =>
  asked.filter(({ path }) => path === '/interfaceConfig/debugRun').map(({ body }) => body);
const editor = () => screen.findByRole('textbox', { name: '源单据（JSON）' });
const button = (name: string) => screen.getByRole('button', { name });

async function pasteDocument(text: string): Promise<void> {
  await userEvent.click(await editor());
  await userEvent.paste(text);
}

test('a search by name selects an interface and writes it to the URL', async () => {
  const asked = show({}, row, '');
  const choice = await screen.findByRole('combobox', { name: '接口' });
  await userEvent.type(choice, 'as');
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ interfaceType: 'ERP_DOWN', interfaceName: 'as' }),
    ),
  );
  await userEvent.click(await screen.findByRole('option', { name: /asn.*SH01/ }));
  expect(currentLocation()).toContain('uuid=i1');
  await editor();
  expect(document.activeElement).toBe(choice);
  await userEvent.clear(choice);
  expect(currentLocation()).not.toContain('uuid');
  expect(document.activeElement).toBe(choice);
});

test('Ctrl+Enter maps without sending, and a status message announces the result', async () => {
  const asked = show();
  await pasteDocument('{"a":1}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('已映射');
  expect(runs(asked)).toEqual([{ interfaceUuid: 'i1', inputType: 'DATA', data: '{"a":1}', send: false }]);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    '仅映射 · 成功 · 4 毫秒',
  );
});

test('Ctrl+Enter maps nothing if the role does not allow it', async () => {
  companyStore.set([{ uuid: 'c1', name: 'North', role: 'viewer' }]);
  onTestFinished(() => companyStore.set([]));
  const asked = show();
  await pasteDocument('{"a":1}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(button('仅映射'));
  expect(runs(asked)).toEqual([]);
});

test('another interface drops the part and the trace filters of the one before', async () => {
  show({}, { ...row, uuid: 'i2' }, 'uuid=i1&part=trace&part.search=sku&part.errors=true');
  const choice = await screen.findByRole('combobox', { name: '接口' });
  await userEvent.type(choice, 'as');
  await userEvent.click(await screen.findByRole('option', { name: /asn/ }));
  expect(currentLocation()).toBe('/erpdown?tab=debugging&uuid=i2');
});

test('an interface with a state that the console does not know can be selected', async () => {
  show({}, { ...row, status: 'PAUSED' }, '');
  await userEvent.type(await screen.findByRole('combobox', { name: '接口' }), 'as');
  expect((await screen.findByRole('option')).textContent).toBe('asnSH01 · PAUSED');
});

test('a file that cannot be read is reported', async () => {
  show();
  await editor();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail();
  const file = new File([''], 'po.json', { type: 'application/json' });
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await userEvent.upload(input, file);
  expect(await screen.findByText('无法读取文件 po.json，请重新选择。')).toBeDefined();
});

test('a file in GBK, as an old ERP writes it, is read as such', async () => {
  show();
  await editor();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail();
  // `"上海"`
  const gbk = Uint8Array.from([0x22, 0xc9, 0xcf, 0xba, 0xa3, 0x22]);
  await userEvent.upload(input, new File([gbk], 'po.json', { type: 'application/json' }));
  expect(await screen.findByDisplayValue('"上海"')).toBeDefined();
});

test('invalid JSON shows its line and column and cannot run', async () => {
  const asked = show();
  await pasteDocument('{"a":1,\n  b}');
  await screen.findByText(/第 2 行.*第 3 列|line 2/);
  expect(button('仅映射')).toHaveProperty('disabled', true);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(runs(asked)).toEqual([]);
});

test.each([
  { status: 'OFFLINE', step: '上线', path: '/interfaceConfig/online' },
  { status: 'ONLINE', step: '调试', path: '/interfaceConfig/debug' },
  { status: 'SUSPENDED', step: '调试', path: '/interfaceConfig/debug' },
])(
  'an interface in status $status maps only, and a button starts the action that allows sending',
  async ({ status, step, path }) => {
    const asked = show({ [path]: () => envelope(row) }, { ...row, status });
    await pasteDocument('{}');
    expect(button('执行并发送')).toHaveProperty('disabled', true);
    expect(button('仅映射')).toHaveProperty('disabled', false);
    await userEvent.click(button(step));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: step }));
    await waitFor(() => expect(asked.map((call) => call.path)).toContain(path));
  },
);

test.each([
  { answer: '返回', want: 0 },
  { answer: '执行并发送', want: 1 },
])('sending needs a confirmation with the address; $answer starts $want runs', async ({ answer, want }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T08:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const asked = show({}, inDebug);
  await pasteDocument('{"a":1}');
  expect(screen.getByRole('timer').textContent).toBe('调试中，剩余 1:30');
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/globalConfig/get'));
  await userEvent.click(button('执行并发送'));
  const dialog = await screen.findByRole('dialog', { name: '执行并发送“asn”？' });
  await waitFor(() => expect(dialog.textContent).toContain('WMS: http://wms.test/in/asn'));
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
  await waitFor(() => expect(runs(asked)).toHaveLength(want));
});

test('a failing step comes first, shows its details and links to its mapping row', async () => {
  show();
  await pasteDocument('{"a":1}');
  await userEvent.click(button('仅映射'));
  await userEvent.click(await screen.findByRole('button', { name: /失败步骤/ }));
  expect(currentLocation()).toMatch(/part=trace.*part\.errors=true/);
  await userEvent.click(screen.getByRole('checkbox', { name: '仅看错误' }));
  const grid = screen.getByRole('grid', { name: '映射过程' });
  const lines = () =>
    within(grid)
      .getAllByRole('row')
      .slice(1)
      .map((one) => one.querySelector('td')?.textContent);
  await waitFor(() => expect(lines()).toEqual(['7', '1']));
  const link = screen.getByRole('link', { name: '打开映射行' });
  expect(link.getAttribute('href')).toBe('#/erpdown?uuid=i1&view=edit&section=mapping&part.line=7');
  grid.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(within(screen.getByRole('region', { name: '步骤' })).getByText('orderNo')).toBeDefined();
});

test('a trace of 20,000 steps renders only the visible steps', async () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({ ...steps[0], lineNo: index + 1 }));
  show({ '/interfaceConfig/debugRun': () => envelope({ ...run, steps: many }) });
  await pasteDocument('{}');
  await userEvent.click(button('仅映射'));
  await userEvent.click(await screen.findByRole('tab', { name: '映射过程' }));
  const grid = screen.getByRole('grid');
  expect(grid.getAttribute('aria-rowcount')).toBe('20001');
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(10));
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
});

test('the request is copied as a curl command, and the response shows its status', async () => {
  const copied = vi.fn();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  const sent = {
    ...run,
    request: JSON.stringify(request),
    response: '{"status":500,"body":{"error":"no stock"}}',
    status: 500,
    success: false,
  };
  show({ '/interfaceConfig/debugRun': () => envelope(sent) });
  await pasteDocument('{}');
  await userEvent.click(button('仅映射'));
  await userEvent.click(await screen.findByRole('tab', { name: '请求报文' }));
  await userEvent.click(button('复制为 curl'));
  expect(copied.mock.calls[0]?.[0]).toContain(`--header 'X-Api-Key: [SECRET]'`);
  expect(copied.mock.calls[0]?.[0]).toContain(`--data-raw '{"orderNo":"it'\\''s"}'`);
  await userEvent.click(screen.getByRole('tab', { name: '响应报文' }));
  expect(screen.getByText('HTTP 500')).toBeDefined();
  expect(await screen.findByText(/no stock/)).toBeDefined();
});

test('a refusal with HTTP 200 is shown as a failure', async () => {
  const response = '{"status":200,"body":{"success":false,"message":"The period is closed"}}';
  const sent = { ...run, request: JSON.stringify(request), response, status: 200, success: false };
  show({ '/interfaceConfig/debugRun': () => envelope(sent) });
  await pasteDocument('{}');
  await userEvent.click(button('仅映射'));
  await userEvent.click(await screen.findByRole('tab', { name: '响应报文' }));
  expect(screen.getByText('HTTP 200').closest('[data-tone]')?.getAttribute('data-tone')).toBe('negative');
});

test.each([
  [
    'a back end without the operation',
    new Response('Not found', { status: 404 }),
    '当前服务器不支持逐步调试接口',
  ],
  [
    'an operation that is not implemented',
    Response.json({ success: false, errorCode: 'NOT_IMPLEMENTED' }, { status: 501 }),
    '当前服务器不支持逐步调试接口',
  ],
  [
    'an unknown document number',
    Response.json({ success: false, errorCode: 'NOT_FOUND', message: '单据号 X 不存在' }, { status: 404 }),
    '单据号 X 不存在',
  ],
  [
    'a field that the service refuses',
    Response.json(
      {
        success: false,
        errorCode: 'INVALID_REQUEST',
        message: '请求有误',
        data: { problems: [{ field: 'data', message: '数据不能为空' }] },
      },
      { status: 400 },
    ),
    '数据不能为空',
  ],
])('the result area shows a message for %s', async (_, answer, want) => {
  show({ '/interfaceConfig/debugRun': () => answer });
  await userEvent.click(await screen.findByRole('radio', { name: '按单据号' }));
  await userEvent.type(screen.getByRole('textbox', { name: /单据号/ }), 'X{Enter}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect((await screen.findByText(new RegExp(want))).closest('[role="status"]')).not.toBeNull();
});

test('the operator can cancel a run', async () => {
  show();
  const stubbedFetch = fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input.includes('/debugRun')
      ? new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        )
      : stubbedFetch(input, init),
  );
  await pasteDocument('{}');
  await userEvent.click(button('仅映射'));
  await userEvent.click(await screen.findByRole('button', { name: '取消' }));
  await screen.findByText('已取消，未发送任何数据。');
});

test('a pending document replaces typed input only after a confirmation', async () => {
  const pending = {
    uuid: 'p1',
    entityNo: 'PO-9',
    status: 'FAILED',
    data: '{"billNo":"PO-9"}',
    interfaceUuid: 'i1',
  };
  const asked = show({
    '/pendingData/query': () => page(pending, { ...pending, uuid: 'p2', entityNo: 'PO-8', data: undefined }),
  });
  await pasteDocument('{"typed":1}');
  await userEvent.click(button('待处理数据'));
  const dialog = await screen.findByRole('dialog', { name: '选取待处理单据' });
  expect(await within(dialog).findByRole('columnheader', { name: '状态' })).toBeDefined();
  await userEvent.type(within(dialog).getByRole('searchbox'), 'PO');
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ interfaceUuid: 'i1', entityNo: 'PO' }),
    ),
  );
  await userEvent.click(await within(dialog).findByText('PO-8'));
  expect(await editor()).toHaveProperty('value', '{"typed":1}');
  fireEvent.keyDown(within(dialog).getByText('PO-8'), { key: 'Enter' });
  fireEvent.keyDown(within(dialog).getByText('PO-9'), { key: 'ArrowDown' });
  expect(screen.queryByRole('button', { name: '替换' })).toBeNull();
  const enter = createEvent.keyDown(within(dialog).getByText('PO-9'), { key: 'Enter' });
  fireEvent(within(dialog).getByText('PO-9'), enter);
  expect(enter.defaultPrevented).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: '替换' }));
  await waitFor(async () => expect(await editor()).toHaveProperty('value', '{"billNo":"PO-9"}'));
});

test('a failed reading of stored documents shows the error, and does not claim that there are none', async () => {
  let answer: unknown = Response.json({ success: false, message: '数据库忙' }, { status: 500 });
  show({ '/pendingData/query': () => answer });
  await editor();
  await userEvent.click(button('待处理数据'));
  await screen.findByText(/数据库忙/);
  expect(screen.queryByText('该接口没有待处理数据。')).toBeNull();
  answer = page();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('该接口没有待处理数据。')).toBeDefined();
});

test.each([
  {
    what: 'a refused run',
    answer: Response.json({ success: false, message: '拒绝' }, { status: 400 }),
    asks: true,
  },
  { what: 'a run with a result', answer: envelope(run), asks: false },
])('after $what, replacing typed input asks for a confirmation: $asks', async ({ answer, asks }) => {
  const pending = { uuid: 'p1', entityNo: 'PO-9', data: '{"billNo":"PO-9"}', interfaceUuid: 'i1' };
  show({ '/pendingData/query': () => page(pending), '/interfaceConfig/debugRun': () => answer });
  await pasteDocument('{"typed":1}');
  await userEvent.click(button('仅映射'));
  await screen.findByText(asks ? '拒绝' : '已映射');
  await userEvent.click(button('待处理数据'));
  await userEvent.click(await screen.findByText('PO-9'));
  await waitFor(async () =>
    asks
      ? expect(button('替换')).toBeDefined()
      : expect(await editor()).toHaveProperty('value', '{"billNo":"PO-9"}'),
  );
});

test('a file opens in the editor; a file too large for the editor shows its name and runs unchanged', async () => {
  const asked = show();
  await editor();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no input for files.');
  await userEvent.upload(input, new File(['{"a":[1]}'], 'po.json', { type: 'application/json' }));
  expect(screen.getByText('po.json')).toBeDefined();
  await userEvent.click(button('格式化'));
  expect(await editor()).toHaveProperty('value', '{\n  "a": [\n    1\n  ]\n}');
  const large = JSON.stringify({ text: 'x'.repeat(250_000) });
  await userEvent.upload(input, new File([large], 'large.json', { type: 'application/json' }));
  await screen.findByText(/large\.json · 250 kB/);
  expect(screen.queryByRole('textbox', { name: '源单据（JSON）' })).toBeNull();
  await userEvent.click(button('仅映射'));
  await screen.findByText('已映射');
  expect(runs(asked)).toEqual([expect.objectContaining({ data: large })]);
});

test('the log dialog shows a message if the service keeps no API call log', async () => {
  const asked = show({ '/apiCallLog/query': () => new Response('', { status: 404 }) });
  await editor();
  await userEvent.click(button('日志'));
  await screen.findByText(/当前服务器不提供 API 调用日志/);
  expect(asked.find(({ path }) => path === '/apiCallLog/query')?.body).toMatchObject({ direction: 'IN' });
});

test('the panel keeps ten runs to compare and repeat, and signing out removes them', async () => {
  let count = 0;
  show({
    '/interfaceConfig/debugRun': () => {
      count += 1;
      return envelope({ ...run, mapped: JSON.stringify({ orderNo: 'PO-1', count }) });
    },
  });
  await pasteDocument('{"a":1}');
  for (let number = 1; number <= 12; number += 1) {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('option', { name: new RegExp(`^#${number} `) });
    await waitFor(() => expect(button('仅映射')).toHaveProperty('disabled', false));
  }
  const chosen = screen.getByRole('combobox', { name: '执行记录' });
  expect(within(chosen).getAllByRole('option')).toHaveLength(10);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /对比/ }), '5');
  expect(screen.getByText('1 个字段不一致')).toBeDefined();
  expect(screen.getByRole('row', { name: 'count 5 12' })).toBeDefined();
  await userEvent.click(button('修改后重新执行'));
  expect(await editor()).toHaveProperty('value', '{\n  "a": 1\n}');
  expect(sessionStorage.getItem('debugging.i1')).toContain('\\"a\\": 1');
  sessionStore.close();
  expect(sessionStorage.getItem('debugging.i1')).toBeNull();
});

test('a failed run closes the toast of an earlier success', async () => {
  show({ '/interfaceConfig/debugRun': () => envelope({ ...run, success: false, message: '映射失败' }) });
  act(() => toastStore.show({ kind: 'success', message: '操作成功！' }));
  await pasteDocument('{"a":1}');
  expect(screen.getByText('操作成功！')).toBeDefined();
  await userEvent.click(button('仅映射'));
  await screen.findByText('映射失败');
  expect(screen.queryByText('操作成功！')).toBeNull();
});
