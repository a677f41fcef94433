import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '../../../src/runtime/core/i18n/phrases.ts';
import { loadTask } from '../../../src/runtime/core/lazy/taskModules.ts';
import { currentLocation } from '../../../src/runtime/core/routing/hashLocation.ts';
import { confirmStore } from '../../../src/runtime/feedback/dialog/confirmStore.ts';
import { confirmAndNavigate } from '../../../src/runtime/feedback/dialog/leaveGuard.ts';
import { toastStore } from '../../../src/runtime/feedback/toast/toastStore.ts';
import { LazyTaskPanel } from '../../../src/runtime/task/lazyTaskPanel.ts';
import { recordFiles } from '../core/recordFiles.ts';
import { type Answers, enter, envelope, lateAnswer, page, stubService } from '../core/stubService.ts';
import { renderScreen } from '../record/screen/renderScreen.tsx';
import { planOf } from './sample.ts';

beforeEach(async () => {
  for (const { id } of toastStore.get()) toastStore.close(id);
  await enter('interface');
  await Promise.all([LazyTaskPanel.load(), loadTask('export'), loadTask('import')]);
});

const rows = ['a', 'b', 'c'].map((uuid) => ({
  uuid,
  interfaceName: `接口 ${uuid}`,
  status: 'OFFLINE',
  debug: false,
}));

function show(tab: string, answers: Answers) {
  const asked = stubService({ '/interfaceConfig/query': () => page(...rows), ...answers });
  renderScreen(`/exportAndImport?tab=${tab}`);
  return (path: string) => asked.filter((call) => call.path === path);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const paste = async (text: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: '数据' }));
  await userEvent.paste(text);
};
const file = { format: 'interface-console', items: [] };
const startImport = async (answers: Answers) => {
  const calls = show('import', answers);
  await paste(JSON.stringify(file));
  await press('预览变更');
  return calls;
};

/** Chooses a file whose content arrives when the test resolves it. */
async function chooseSlowFile(name = 'interfaces.json'): Promise<(content: Promise<string>) => void> {
  let settle = (_content: Promise<string>) => {};
  const reading = new Promise<string>((resolve) => {
    settle = resolve;
  });
  const slow = new File([], name, { type: 'application/json' });
  slow.arrayBuffer = async () => new TextEncoder().encode(await reading).buffer;
  await screen.findByRole('button', { name: '选择文件' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No input for a file.');
  await userEvent.upload(input, slow);
  return settle;
}

test('the form of an import waits until the page has read the chosen file', async () => {
  const calls = show('import', { '/interfaceConfig/importPlan': () => envelope(planOf({ CREATE: 1 })) });
  const settle = await chooseSlowFile();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '预览变更' }).disabled).toBe(true);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(screen.queryByText('数据不能为空')).toBeNull();

  settle(Promise.resolve(JSON.stringify(file)));
  await press('预览变更');
  await waitFor(() => expect(calls('/interfaceConfig/importPlan')).toHaveLength(1));
});

test('a file in GBK, as a Chinese Excel writes it, is read as such', async () => {
  show('import', {});
  await screen.findByRole('button', { name: '选择文件' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail();
  // `"上海"`
  const gbk = Uint8Array.from([0x22, 0xc9, 0xcf, 0xba, 0xa3, 0x22]);
  await userEvent.upload(input, new File([gbk], 'dc.json', { type: 'application/json' }));
  expect(await screen.findByDisplayValue('"上海"')).toBeDefined();
});

test('a file that the browser cannot read leaves a sentence with its name', async () => {
  show('import', {});
  const settle = await chooseSlowFile();
  settle(Promise.reject(new DOMException('gone', 'NotReadableError')));
  await screen.findByText('无法读取文件 interfaces.json，请重新选择。');
  await press('预览变更');
  await screen.findByText('数据不能为空');
});

const dataField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '数据' });

test('a file that the browser cannot read leaves the content of the field, and a later input ends the message', async () => {
  show('import', {});
  await paste('{"typed":1}');
  const settle = await chooseSlowFile();
  settle(Promise.reject(new DOMException('gone', 'NotReadableError')));
  await screen.findByText(/^无法读取文件/);
  expect(dataField().value).toBe('{"typed":1}');
  await press('移除');
  await screen.findByText(/拖到此处/);
  expect(screen.queryByText(/^无法读取文件/)).toBeNull();
});

test.each<[input: string, enter: () => Promise<unknown>, want: string, status: RegExp]>([
  [
    'another file',
    async () => (await chooseSlowFile('newer.json'))(Promise.resolve('{"newer":1}')),
    '{"newer":1}',
    /^newer.json/,
  ],
  ['a pasted text', () => paste('{"pasted":1}'), '{"pasted":1}', /^粘贴的/],
])('%s after a slow file stays', async (_input, enter, want, status) => {
  show('import', {});
  const settle = await chooseSlowFile();
  await enter();
  settle(Promise.resolve('{"older":1}'));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '预览变更' }).disabled).toBe(false),
  );
  expect(dataField().value).toBe(want);
  expect(screen.getByText(status)).toBeTruthy();
});

test('an export without a selection shows a message in the current language', async () => {
  const calls = show('export', {});
  await screen.findByRole('checkbox', { name: '选择 接口 a' });
  await press('导出');
  expect((await screen.findAllByText('请先选择数据')).length).toBeGreaterThan(0);
  await setLocale('en-US');
  expect((await screen.findAllByText('Select data first')).length).toBeGreaterThan(0);
  expect(calls('/interfaceConfig/export')).toEqual([]);
});

test('the export saves the selected records as a file', async () => {
  const saved = recordFiles();
  const calls = show('export', { '/interfaceConfig/export': () => envelope(file) });
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择 接口 b' }));
  await press('导出');
  await screen.findByText('导出成功');
  expect(calls('/interfaceConfig/export').map(({ body }) => body)).toEqual([['b']]);
  expect((await saved()).map(({ text }) => JSON.parse(text))).toEqual([file]);
});

test('a selection of all matching records shows their number and exports all of them', async () => {
  const calls = show('export', { '/interfaceConfig/export': () => envelope(file) });
  await press('选择全部 3 条');
  await screen.findByText('已选 3 条');
  await press('导出');
  await waitFor(() =>
    expect(calls('/interfaceConfig/export').map(({ body }) => body)).toEqual([['a', 'b', 'c']]),
  );
});

test('a cleared selection exports nothing', async () => {
  const calls = show('export', {});
  await press('选择全部 3 条');
  await press('取消选择');
  await press('导出');
  expect((await screen.findAllByText('请先选择数据')).length).toBeGreaterThan(0);
  expect(calls('/interfaceConfig/export')).toEqual([]);
});

test('a failed export shows a toast with the reason', async () => {
  show('export', { '/interfaceConfig/export': () => ({ success: false, message: '服务繁忙' }) });
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择 接口 a' }));
  await press('导出');
  const reason = await screen.findByText('服务繁忙');
  expect(reason.closest('[class*=toast]')?.textContent).toContain('导出失败');
});

test('invalid JSON is not sent, and the input stays', async () => {
  const calls = show('import', {});
  await paste('{"format":');
  await press('预览变更');
  await screen.findByText('数据不是有效的 JSON');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '数据' }).value).toBe('{"format":');
  expect(calls('/interfaceConfig/importPlan')).toEqual([]);
});

test('the import shows the plan, sends its hash and shows the result', async () => {
  const plan = planOf({ CREATE: 2, SAME: 1 });
  const result = {
    created: 2,
    updated: 0,
    unchanged: 1,
    skipped: [{ naturalKey: 'SH01 / 商品', reason: '已存在' }],
  };
  const calls = await startImport({
    '/interfaceConfig/importPlan': () => envelope(plan),
    '/interfaceConfig/import': () => envelope(result),
  });
  await press(/^新建\s*2$/);
  expect(screen.queryByText('SAME-0')).toBeNull();
  await press('导入');
  await screen.findByText('导入成功');
  const [call] = calls('/interfaceConfig/import');
  expect([call?.query.get('planHash'), call?.query.get('policy'), call?.body]).toEqual(['h1', 'fail', file]);
  await screen.findByText('SH01 / 商品');
});

test('the result of an import does not wait until the data on screen is read again', async () => {
  const late = lateAnswer();
  let erps: unknown = envelope([]);
  const calls = await startImport({
    '/interfaceConfig/importPlan': () => envelope(planOf({ CREATE: 1 })),
    '/interfaceConfig/import': () => {
      erps = late.promise;
      return envelope({ created: 1, updated: 0, unchanged: 0, skipped: [] });
    },
    '/erp/query': () => erps,
  });
  const before = calls('/erp/query').length;
  await press('导入');
  await screen.findByRole('button', { name: '重新开始' });
  expect(calls('/erp/query').length).toBeGreaterThan(before);
  await act(async () => late.resolve(envelope([])));
});

test('the plan shows changed fields with their captions', async () => {
  const [item] = planOf({ UPDATE: 1 }).items;
  const fieldDiffs = [{ field: 'type', before: 'HTTP', after: 'WEB_SERVICE' }];
  const items = item ? [{ ...item, fieldDiffs }] : [];
  await startImport({ '/interfaceConfig/importPlan': () => envelope(planOf({}, { items })) });
  await userEvent.click(await screen.findByText('1 个字段不同'));
  await screen.findByRole('rowheader', { name: '传输方式' });
  await screen.findByRole('cell', { name: 'WebService' });
});

test('an unresolved reference blocks the import until the operator replaces it and previews again', async () => {
  const lost = planOf({ CREATE: 1 }, { unresolved: [{ kind: 'erp', uuid: 'e1', name: 'SAP' }] });
  const calls = await startImport({
    '/interfaceConfig/importPlan': ({ query }) =>
      envelope(query.get('erpUuid') ? planOf({ CREATE: 1 }) : lost),
    '/erp/query': () => envelope([{ uuid: 'e2', name: '用友' }]),
  });
  await screen.findByText('请先替换 1 个不存在的引用');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '导入' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('combobox', { name: 'ERP 配置' }));
  await userEvent.click(await screen.findByRole('option', { name: '用友' }));
  await screen.findByText('设置已修改，请先重新预览。');
  await press('重新预览');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '导入' }).disabled).toBe(false),
  );
  expect(calls('/interfaceConfig/importPlan').map(({ query }) => query.get('erpUuid'))).toEqual(['', 'e2']);
});

test('an outdated plan is not applied, and the new plan appears', async () => {
  await startImport({
    '/interfaceConfig/importPlan': () => envelope(planOf({ CREATE: 1 })),
    '/interfaceConfig/import': () => ({
      success: false,
      errorCode: 'PLAN_CHANGED',
      data: planOf({ UPDATE: 1 }, { planHash: 'h2' }),
    }),
  });
  await press('导入');
  await screen.findByText(/生成预览后数据已发生变化/);
  await screen.findByText('UPDATE-0');
});

test('the step back keeps the input', async () => {
  await startImport({ '/interfaceConfig/importPlan': () => envelope(planOf({ CREATE: 1 })) });
  await press('上一步');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '数据' })).value).toBe(
    JSON.stringify(file),
  );
});

test.each<[presses: readonly string[], step: string, asks: boolean]>([
  [[], '预览', true],
  [['上一步'], '选择', true],
  [['上一步', '预览变更'], '预览', true],
  [['导入'], '结果', false],
  [['导入', '重新开始'], '选择', false],
])('after a preview and %j, leaving the step %s asks first: %s', async (presses, step, asks) => {
  await startImport({
    '/interfaceConfig/importPlan': () => envelope(planOf({ CREATE: 1 })),
    '/interfaceConfig/import': () => envelope({ created: 1, updated: 0, unchanged: 0, skipped: [] }),
  });
  await screen.findByText('CREATE-0');
  for (const button of presses) await press(button);
  await waitFor(() => expect(document.querySelector('[aria-current="step"]')?.textContent).toBe(step));
  const leaving = confirmAndNavigate('/config');
  const question = confirmStore.get()?.shown;
  question?.answer(false);
  await leaving;
  expect(question !== undefined).toBe(asks);
  expect(currentLocation()).toBe(asks ? '/exportAndImport?tab=import' : '/config');
});

test.each([
  { at: '/exportAndImport?tab=import', button: '预览变更', want: ['选择', '预览', '结果'] },
  { at: '/exportAndImport?tab=export', button: '导出', want: [] },
])('the steps at $at are $want', async ({ at, button, want }) => {
  stubService({ '/interfaceConfig/query': () => page(...rows) });
  renderScreen(at);
  await screen.findByRole('button', { name: button });
  const steps = screen.queryByRole('list', { name: '步骤' });
  expect([...(steps?.children ?? [])].map(({ textContent }) => textContent)).toEqual(want);
});

test('problems of single items appear with the captions of their fields', async () => {
  const message = '第 4 项“商品”：执行时间格式有误';
  await startImport({
    '/interfaceConfig/importPlan': () => ({
      success: false,
      errorCode: 'INVALID_REQUEST',
      data: { problems: [{ field: 'items.3.executionTime', message }] },
    }),
  });
  await screen.findByText(`执行时间：${message}`);
});

test('a refused import shows the problem of a field of the form beside the plan', async () => {
  const message = 'ERP 配置不存在';
  await startImport({
    '/interfaceConfig/importPlan': () => envelope(planOf({ CREATE: 1 })),
    '/interfaceConfig/import': () => ({
      success: false,
      errorCode: 'INVALID_REQUEST',
      data: { problems: [{ field: 'erpUuid', message }] },
    }),
  });
  await press('导入');
  await screen.findByText(new RegExp(message));
});

test('a plan of 10,000 items appears in portions', async () => {
  await startImport({ '/interfaceConfig/importPlan': () => envelope(planOf({ CREATE: 10_000 })) });
  await press('显示更多（9900）');
  await screen.findByText('CREATE-199');
  expect(screen.queryByText('CREATE-200')).toBeNull();
});

test('the import works without a preview if the back end has no import plans', async () => {
  const calls = await startImport({
    '/interfaceConfig/importPlan': () => new Response('Not Found', { status: 404 }),
    '/interfaceConfig/import': () => envelope({ created: 1, updated: 0, unchanged: 0, skipped: [] }),
  });
  await screen.findByText('当前服务器不支持预览，执行后才能看到变更内容。');
  await press('导入');
  await screen.findByText('导入成功');
  expect(calls('/interfaceConfig/import').map(({ query }) => query.get('planHash'))).toEqual([null]);
});

test('the form starts with the values of the link', async () => {
  const calls = show('export&with.interfaceType=ERP_DOWN&with.dcCode=SH01', {});
  await screen.findByRole('checkbox', { name: '选择 接口 a' });
  expect(calls('/interfaceConfig/query').map(({ body }) => body)).toMatchObject([
    { interfaceType: 'ERP_DOWN', dcCode: 'SH01' },
  ]);
});

test('the operator can cancel a slow preview, and the form keeps its input', async () => {
  const calls = show('import', {});
  const stubbedFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input.includes('/import'))
      await new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    return stubbedFetch(input, init);
  });
  await paste(JSON.stringify(file));
  await press('预览变更');
  expect(await screen.findByText('正在生成预览')).toBeDefined();
  await press('取消');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '数据' }).value).toContain(
    'interface-console',
  );
  expect(toastStore.get()).toEqual([]);
  expect(calls('/interfaceConfig/import')).toEqual([]);
});

test('a plan shows its warnings, and the task still runs', async () => {
  const message = '调用“asn”时未传 dcCode 的调用方将收到 AMBIGUOUS 错误';
  const plan = envelope(planOf({ CREATE: 1 }, { warnings: [{ message }] }));
  await startImport({ '/interfaceConfig/importPlan': () => plan });
  expect((await screen.findByText(message)).closest('[data-tone=warning]')).not.toBeNull();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '导入' })).disabled).toBe(false);
});

const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const wholePage = '选择本页全部';

test.each<[what: string, steps: readonly string[], want: readonly string[], isPage: boolean]>([
  ['a record', ['选择 接口 b'], ['b'], false],
  ['a record that is deselected again', ['选择 接口 a', '选择 接口 b', '选择 接口 a'], ['b'], false],
  ['the page', [wholePage], ['a', 'b', 'c'], true],
  ['the rest of the page', ['选择 接口 b', wholePage], ['b', 'a', 'c'], true],
  ['the page without one record', [wholePage, '选择 接口 b'], ['a', 'c'], false],
  ['the page, and then none', ['选择 接口 b', wholePage, wholePage, '选择 接口 c'], ['c'], false],
])('the selection of %s is shown and exported', async (_what, steps, want, isPage) => {
  const calls = show('export', { '/interfaceConfig/export': () => envelope(file) });
  for (const step of steps) await tick(step);
  expect(['a', 'b', 'c'].filter((uuid) => isTicked(`选择 接口 ${uuid}`))).toEqual(want.toSorted());
  const whole = screen.getByRole<HTMLInputElement>('checkbox', { name: wholePage });
  expect([whole.checked, whole.indeterminate]).toEqual([isPage, !isPage]);
  expect(screen.getByText(`已选 ${want.length} 条`)).toBeDefined();
  await press('导出');
  await waitFor(() => expect(calls('/interfaceConfig/export').map(({ body }) => body)).toEqual([want]));
});

test('the checkbox of a record without a name has no name', async () => {
  show('export', {
    '/interfaceConfig/query': () => envelope([{ uuid: 'a', status: 'OFFLINE' }]),
  });
  const names = () => screen.queryAllByRole('checkbox').map((box) => box.getAttribute('aria-label')?.trim());
  await waitFor(() => expect(names()).toEqual([wholePage, '选择']));
});

test('the next page keeps the selection of the first one', async () => {
  const calls = show('export', {
    '/interfaceConfig/query': ({ body }) => {
      const { page: number } = body as { readonly page: number };
      const records = number === 0 ? rows : [{ uuid: 'd', interfaceName: '接口 d' }];
      return envelope({ records, page: number, paging: { recordCount: 4, pageSize: 3, more: number === 0 } });
    },
    '/interfaceConfig/export': () => envelope(file),
  });
  await tick('选择 接口 a');
  await press('下一页');
  await tick('选择 接口 d');
  expect(calls('/interfaceConfig/query').map(({ body }) => Object(body).page)).toEqual([0, 1]);
  await press('导出');
  await waitFor(() => expect(calls('/interfaceConfig/export').map(({ body }) => body)).toEqual([['a', 'd']]));
});
