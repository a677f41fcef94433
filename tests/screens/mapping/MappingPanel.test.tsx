import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Row } from '../../../src/contract/api/envelope.ts';
import { phraseGroup, setLocale } from '../../../src/runtime/core/i18n/phrases.ts';
import { formModule, loadResource, useResource } from '../../../src/runtime/core/lazy/resourceModules.ts';
import { navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { confirmLeave } from '../../../src/runtime/feedback/dialog/leaveGuard.ts';
import { toastStore } from '../../../src/runtime/feedback/toast/toastStore.ts';
import { loadLookUps } from '../../../src/screens/mapping/engine/useLookUps.ts';
import { MappingPanel } from '../../../src/screens/mapping/MappingPanel.tsx';
import { recordFiles } from '../../runtime/core/recordFiles.ts';
import { renderPage } from '../../runtime/core/renderPage.tsx';
import { type Answers, enter, stubService } from '../../runtime/core/stubService.ts';
import { stubElementSizes } from './grid/renderGrid.tsx';

// happy-dom has no workers, no sizes and no popovers.
vi.mock('../../../src/screens/mapping/engine/useMappingEngine.ts', async () => {
  const { createEngine } = await import('../../../src/screens/mapping/engine/createEngine.ts');
  const engine = createEngine(async () => undefined);
  return { useMappingEngine: () => engine };
});
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};

beforeEach(async () => {
  stubElementSizes();
  localStorage.clear();
  for (const { id } of toastStore.get()) toastStore.close(id);
  navigate('/erpdown');
  await enter('erpdown', 'interface');
  for (const locale of ['zh-CN', 'en-US'])
    for (const group of ['mapping', 'mappingEditor']) await phraseGroup(group, locale).load();
  await Promise.all([
    loadResource('erpdown'),
    formModule('erpdown').load(),
    formModule('interface').load(),
    loadLookUps(),
  ]);
});

const mapping = [
  { lineNo: 1, targetField: 'orderNo', type: 'STRING', functionType: 'REGULAR', sourceField: 'no' },
  { lineNo: 2, targetField: 'qty', type: 'NUMERIC', functionType: 'CUSTOM', expression: 'a * b' },
];

const storedRow = (given: Partial<Row> = {}): Row => ({
  uuid: 'i1',
  version: 1,
  companyUuid: 'c1',
  interfaceName: 'asn',
  interfaceType: 'ERP_DOWN',
  menuName: 'inbound',
  scope: 'DC',
  dcCode: 'D1',
  type: 'HTTP',
  erpUuid: 'e1',
  method: 'POST',
  path: '/asn',
  requestMode: 'PLAIN',
  triggerStrategy: 'EVENT',
  eventTypes: ['X'],
  status: 'OFFLINE',
  debug: false,
  pendingCount: 3,
  fieldMappings: mapping,
  ...given,
});

const run = vi.fn(async () => true);

function Page({ record }: { readonly record: Row }) {
  const resource = useResource('erpdown');
  const owner = { resource, record, run };
  return <MappingPanel tab="mapping" title="" tabs={null} constants={{}} owner={owner} />;
}

async function show(record: Row, answers: Answers = {}) {
  const asked = stubService(answers);
  // The render is awaited, because it loads parts of the panel.
  const { rerender } = await act(async () => renderPage(<Page record={record} />));
  await screen.findByRole('toolbar');
  const sent = () =>
    asked.filter(({ path }) => path === '/interfaceConfig/modify').map(({ body }) => Object(body));
  return { sent, rerenderWith: (next: Row) => rerender(<Page record={next} />) };
}

const cell = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Types into the active cell, and moves to the next row. */
async function type(text: string): Promise<void> {
  screen.getByRole('grid').querySelector<HTMLElement>('input, textarea')?.focus();
  await userEvent.keyboard(`${text}{Enter}`);
}
const answerSave =
  (record: Row) =>
  ({ body }: { readonly body: unknown }) => ({
    success: true,
    data: { ...record, ...Object(body), version: 2 },
  });

test('Save sends the whole record with the current rows and without read-only properties', async () => {
  const { sent } = await show(storedRow(), { '/interfaceConfig/modify': answerSave(storedRow()) });
  expect(button('保存').disabled).toBe(true);
  await type('receiptNo');
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText('修改成功');
  const [body] = sent();
  expect(body).toMatchObject({ uuid: 'i1', version: 1, interfaceName: 'asn', path: '/asn', dcCode: 'D1' });
  expect(body.fieldMappings).toEqual([{ ...mapping[0], targetField: 'receiptNo' }, mapping[1]]);
  expect(body).not.toHaveProperty('pendingCount');
  expect(body).not.toHaveProperty('status');
  expect(button('保存').disabled).toBe(true);
  await userEvent.click(button('撤销'));
  expect(button('保存').disabled).toBe(false);
});

test.each([
  ['', 's'],
  [' with Caps Lock', 'S'],
])('Ctrl+S%s saves the text that is still being typed', async (_why, key) => {
  const { sent } = await show(storedRow(), { '/interfaceConfig/modify': answerSave(storedRow()) });
  await cell('第 1 行 目标字段');
  screen.getByRole('grid').querySelector<HTMLElement>('input')?.focus();
  await userEvent.keyboard(`receiptNo{Control>}${key}{/Control}`);
  await screen.findByText('修改成功');
  expect(sent()[0].fieldMappings[0].targetField).toBe('receiptNo');
});

test('Ctrl+S in a dialog does not save the rows behind it', async () => {
  const { sent } = await show(storedRow(), { '/interfaceConfig/modify': answerSave(storedRow()) });
  await type('receiptNo');
  await userEvent.click(button('导入'));
  (await within(await screen.findByRole('dialog')).findByRole('textbox')).focus();
  await userEvent.keyboard('{Control>}s{/Control}');
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent()).toEqual([]);
});

test('rows that violate the schema are not sent; a list in the current language links to the cells', async () => {
  const { sent } = await show(storedRow());
  await type('receipt no');
  await userEvent.click(button('保存'));
  const found = await screen.findByRole('button', { name: /第 1 行.*目标字段.*目标字段不能包含空格/ });
  await waitFor(() => expect(document.activeElement).toBe(found));
  expect(sent()).toEqual([]);
  await setLocale('en-US');
  await screen.findByRole('button', { name: /Line 1.*Target field cannot contain spaces/ });
  await setLocale('zh-CN');
  await userEvent.click(await screen.findByRole('button', { name: /第 1 行/ }));
  expect(document.activeElement).toBe(await cell('第 1 行 目标字段'));
});

test('the list no longer says that the rows are not saved when only hints remain', async () => {
  const twice = { ...mapping[1], targetField: 'amount' };
  await show(storedRow({ fieldMappings: [mapping[0], twice, twice] }));
  await type('receipt no');
  await userEvent.click(button('保存'));
  expect(await screen.findByText('未保存，请先修正以下内容：')).toBeDefined();
  fireEvent.mouseDown(
    document.querySelector('[data-index="0"] [data-column="targetField"]') ?? expect.fail(),
  );
  await type('receiptNo');
  await waitFor(() => expect(screen.queryByText('未保存，请先修正以下内容：')).toBeNull());
  expect(button(/第 2 行.*第 3 行也写入该字段/)).toBeDefined();
});

test('a save shows the issues of an inserted empty row', async () => {
  await show(storedRow());
  await userEvent.click(button('在上方插入行'));
  await screen.findByText('未保存');
  await userEvent.click(button('保存'));
  const bar = await screen.findByText('2 个单元格需要处理');
  expect(bar.getAttribute('data-wrong')).toBe('true');
});

test('issues of the mapping engine appear but do not prevent Save', async () => {
  const { sent } = await show(
    storedRow({ fieldMappings: [{ ...mapping[1], lineNo: 1, expression: 'a * (' }] }),
    { '/interfaceConfig/modify': answerSave(storedRow()) },
  );
  await screen.findByText('1 个单元格需要处理');
  await type('amount');
  await userEvent.click(button('保存'));
  await screen.findByText('修改成功');
  expect(sent().length).toBe(1);
});

test('an expression is checked while it is typed', async () => {
  await show(storedRow());
  await cell('第 1 行 目标字段');
  screen.getByRole('grid').querySelector<HTMLElement>('input')?.focus();
  await userEvent.keyboard('{ArrowDown}{End}$sum(');
  expect((await cell('第 2 行 表达式')).value).toBe('$sum(');
  expect(await screen.findByText(/表达式有误/)).toBeDefined();
  await userEvent.keyboard('a)');
  await waitFor(() => expect(screen.queryByText(/表达式有误/)).toBeNull());
});

test('two rows for one target field show a hint', async () => {
  await show(storedRow({ fieldMappings: [mapping[0], { ...mapping[1], targetField: 'orderNo' }] }));
  expect(await screen.findByText('1 条提示')).toBeDefined();
  await userEvent.click(button('展开列表'));
  expect(button(/第 1 行.*第 2 行也写入该字段/)).toBeDefined();
});

test('a problem from the service appears at its cell until the cell changes; others appear beside the rows', async () => {
  const problems = [
    { field: 'fieldMappings.1.expression', message: '表达式太慢' },
    { field: 'path', message: '接口路径已失效' },
  ];
  await show(storedRow(), {
    '/interfaceConfig/modify': () => ({ success: false, errorCode: 'INVALID_REQUEST', data: { problems } }),
  });
  await type('receiptNo');
  await userEvent.click(button('保存'));
  expect(await screen.findByText('接口路径已失效')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: /第 2 行.*表达式太慢/ }));
  await type('a + b');
  await waitFor(() => expect(screen.queryByRole('button', { name: /表达式太慢/ })).toBeNull());
});

const conflict = (theirs: Row) => () => ({ success: false, errorCode: 'CONFLICT', data: theirs });

test('a concurrent change of other settings causes no conflict', async () => {
  const theirs = storedRow({ version: 5, path: '/new' });
  const { sent } = await show(storedRow(), {
    '/interfaceConfig/modify': ({ body }) =>
      Object(body).version === 5 ? answerSave(theirs)({ body }) : conflict(theirs)(),
  });
  await type('receiptNo');
  await userEvent.click(button('保存'));
  await screen.findByText('修改成功');
  expect(sent().at(-1)).toMatchObject({
    version: 5,
    path: '/new',
    fieldMappings: [{ targetField: 'receiptNo' }, {}],
  });
});

const theirMapping = [
  mapping[0],
  { ...mapping[1], expression: 'b * a' },
  { ...mapping[0], lineNo: 3, targetField: 'site' },
];

test.each<[string, string, readonly string[] | undefined, string]>([
  ['merge both', '合并双方', ['receiptNo', 'qty=b * a', 'site'], 'receiptNo'],
  ['keep mine', '只保留我的', ['receiptNo', 'qty=a * b'], 'receiptNo'],
  ['take theirs', '只采用对方的', undefined, 'orderNo'],
])('the conflict dialog resolves a concurrent change of the mapping: %s', async (_, choice, want, first) => {
  const theirs = storedRow({ version: 5, fieldMappings: theirMapping });
  const { sent } = await show(storedRow(), {
    '/interfaceConfig/modify': ({ body }) =>
      Object(body).version === 5 ? answerSave(theirs)({ body }) : conflict(theirs)(),
  });
  await type('receiptNo');
  await userEvent.click(button('保存'));
  const dialog = within(await screen.findByRole('dialog', { name: '该映射已被他人先行修改' }));
  expect(dialog.getAllByRole('row').length).toBeGreaterThan(3);
  await userEvent.click(dialog.getByRole('radio', { name: choice }));
  await userEvent.click(dialog.getByRole('button', { name: '继续' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  if (want) await screen.findByText('修改成功');
  const rows = sent().at(-1).version === 5 ? sent().at(-1).fieldMappings : undefined;
  expect(
    rows?.map(({ targetField, expression }: Record<string, string>) =>
      expression ? `${targetField}=${expression}` : targetField,
    ),
  ).toEqual(want);
  expect(button('保存').disabled).toBe(true);
  expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
  expect(screen.getByText(first)).toBeDefined();
  await userEvent.click(button('撤销'));
});

test('the rows stay if the operator leaves the conflict dialog', async () => {
  const theirs = storedRow({ version: 5, fieldMappings: theirMapping });
  await show(storedRow(), { '/interfaceConfig/modify': conflict(theirs) });
  await type('receiptNo');
  await userEvent.click(button('保存'));
  await userEvent.click(await screen.findByRole('button', { name: '返回编辑' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('receiptNo')).toBeDefined();
  expect(button('保存').disabled).toBe(false);
});

test('the sheet follows the record until the operator edits a cell', async () => {
  const { rerenderWith } = await show(storedRow());
  rerenderWith(storedRow({ version: 2, fieldMappings: theirMapping }));
  expect(await screen.findByText('site')).toBeDefined();
  await type('receiptNo');
  rerenderWith(storedRow({ version: 3, fieldMappings: mapping }));
  expect(screen.getByText('receiptNo')).toBeDefined();
  expect(screen.getByText('site')).toBeDefined();
});

test('a cell keeps the typed text when another mapping was saved, and Escape shows that mapping', async () => {
  const { rerenderWith } = await show(storedRow());
  screen.getByRole('grid').querySelector<HTMLElement>('input, textarea')?.focus();
  await userEvent.keyboard('receiptNo');
  rerenderWith(storedRow({ version: 2, fieldMappings: theirMapping }));
  expect(screen.getByDisplayValue('receiptNo')).toBeDefined();
  expect(screen.queryByText('site')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('site')).toBeDefined();
});

test('discarding changes shows a mapping that was saved meanwhile, and Undo returns to the changes', async () => {
  const { rerenderWith } = await show(storedRow());
  await type('receiptNo');
  rerenderWith(storedRow({ version: 2, fieldMappings: theirMapping }));
  await userEvent.click(button('放弃修改'));
  const dialog = within(await screen.findByRole('dialog', { name: '放弃对映射的全部修改？' }));
  await userEvent.click(dialog.getByRole('button', { name: '放弃修改' }));
  expect(await screen.findByText('site')).toBeDefined();
  expect(button('保存').disabled).toBe(true);
  await userEvent.click(button('撤销'));
  await userEvent.click(button('撤销'));
  expect(screen.getByText('receiptNo')).toBeDefined();
});

test('Ctrl+S does not save unchanged rows', async () => {
  const { sent } = await show(storedRow(), { '/interfaceConfig/modify': answerSave(storedRow()) });
  screen.getByRole('grid').querySelector<HTMLElement>('input, textarea')?.focus();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(sent()).toEqual([]);
});

test('the rows of an online interface are read-only, and a button takes it offline for editing', async () => {
  const { sent } = await show(storedRow({ status: 'ONLINE' }));
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  expect(button('在上方插入行').getAttribute('aria-disabled')).toBe('true');
  await type('receiptNo');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(sent()).toEqual([]);
  await userEvent.click(button('下线并编辑'));
  expect(run).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'offline' }),
    expect.objectContaining({ uuid: 'i1' }),
  );
});

test('leaving unsaved rows needs a confirmation, and discarding them can be undone', async () => {
  await show(storedRow());
  expect(await confirmLeave()).toBe(true);
  await type('receiptNo');
  const leaving = confirmLeave();
  await userEvent.click(await screen.findByRole('button', { name: '留在本页' }));
  expect(await leaving).toBe(false);
  await userEvent.click(button('放弃修改'));
  const dialog = within(await screen.findByRole('dialog', { name: '放弃对映射的全部修改？' }));
  await userEvent.click(dialog.getByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(screen.queryByText('receiptNo')).toBeNull());
  expect(await confirmLeave()).toBe(true);
  await userEvent.click(button('撤销'));
  expect(screen.getByText('receiptNo')).toBeDefined();
});

test('a mapping without rows shows an explanation and a button that adds a row', async () => {
  await show(storedRow({ fieldMappings: undefined }));
  expect(screen.getByText('尚未配置字段映射')).toBeDefined();
  await userEvent.click(button('添加一行'));
  expect(document.activeElement).toBe(await cell('第 1 行 目标字段'));
});

test('the search finds cells by text and caption, and Escape returns to the rows', async () => {
  await show(storedRow());
  await userEvent.keyboard('{Control>}f{/Control}');
  const box = screen.getByRole('searchbox', { name: '在映射中查找' });
  await userEvent.type(box, '自定义');
  expect(await screen.findByText('找到 1 处')).toBeDefined();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('1 / 1')).toBeDefined();
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(await cell('第 2 行 函数类型'));
});

test('the toolbar is one tab stop, and arrow keys move between its buttons', async () => {
  await show(storedRow());
  button('撤销').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(button('在上方插入行'));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(button('预览与影子运行'));
  expect(button('预览与影子运行').getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the keyboard changes the width of the side pane, and the width stays', async () => {
  await show(storedRow());
  const edge = () => screen.getByRole('separator', { name: '预览区宽度' });
  edge().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(edge().getAttribute('aria-valuenow')).toBe('356');
  await userEvent.click(button('预览与影子运行'));
  await userEvent.click(button('预览与影子运行'));
  expect(edge().getAttribute('aria-valuenow')).toBe('356');
});

test('paths of the sample complete a source field while the side pane is hidden', async () => {
  await show(storedRow({ uuid: 'i3' }));
  fireEvent.change(await screen.findByRole('textbox', { name: '示例单据' }), {
    target: { value: '{"order":{"no":"PO1"}}' },
  });
  await userEvent.click(button('预览与影子运行'));
  fireEvent.mouseDown(
    document.querySelector('[data-index="0"] [data-column="sourceField"]') ?? expect.fail(),
  );
  await userEvent.keyboard('ord');
  await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(2));
});

test('the rows are saved as CSV with headings, under the name of the interface', async () => {
  const saved = recordFiles();
  await show(storedRow({ interfaceName: 'asn/收货 2' }));
  await userEvent.click(button('下载 CSV'));
  await waitFor(async () => expect(await saved()).toHaveLength(1));
  const [file] = await saved();
  expect(file?.name).toMatch(/^mapping-asn_收货_2-\d{8}-\d{4}\.csv$/);
  expect(file?.type).toBe('text/csv');
  expect(file?.text.split('\r\n')).toEqual([
    expect.stringMatching(/行号,目标字段,/),
    expect.stringMatching(/^1,orderNo,.*,no,$/),
    expect.stringMatching(/^2,qty,.*,a \* b$/),
  ]);
});

test('a link to a line focuses its row', async () => {
  navigate('/erpdown?view=edit&uuid=i1&section=mapping&part.line=2');
  await show(storedRow());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('第 2 行 目标字段'));
});

describe('an empty mapping', () => {
  const empty = storedRow({ fieldMappings: [] });
  const paste = (name: string, text: string) => {
    const area = screen.getByRole('textbox', { name });
    fireEvent.change(area, { target: { value: text } });
  };

  test('takes a source and a target sample, and suggests rows for the fields of the target sample', async () => {
    await show(empty, {
      '/field': () => ({ success: true, data: [{ name: 'articleCode', type: 'STRING' }] }),
    });
    paste('源单据示例', '{"po_no":"1","items":[{"item_code":"A","qty":"2"}]}');
    paste('目标单据示例（选填）', '{"orderNo":"x","lines":[{"articleCode":"x","quantity":1}]}');
    await userEvent.click(await screen.findByRole('button', { name: '根据示例推荐' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '全部接受' }));
    await userEvent.click(dialog.getByRole('button', { name: '应用（4）' }));
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('5');
  });

  test('opens a worked example that the operator can take over', async () => {
    await show({ ...empty, uuid: 'i2' });
    await userEvent.click(screen.getByRole('button', { name: '查看子表示例' }));
    const dialog = within(await screen.findByRole('dialog', { name: '子表示例' }));
    await waitFor(() => expect(dialog.getByText(/"articleCode": "B-02"/)).toBeDefined());
    await userEvent.click(dialog.getByRole('button', { name: '使用这些行' }));
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('6');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '示例单据' }).value).toContain('PO-1001');
  });
});
