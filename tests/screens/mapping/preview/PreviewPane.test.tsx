import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '../../../../src/runtime/feedback/toast/toastStore.ts';
import { createEngine } from '../../../../src/screens/mapping/engine/createEngine.ts';
import type { MappingEngine } from '../../../../src/screens/mapping/engine/MappingEngine.ts';
import { createRecordLookUp } from '../../../../src/screens/mapping/engine/useMappingEngine.ts';
import { findJsonRange } from '../../../../src/screens/mapping/preview/findJsonRange.ts';
import { PreviewPane } from '../../../../src/screens/mapping/preview/PreviewPane.tsx';
import { useMappingPreview } from '../../../../src/screens/mapping/preview/useMappingPreview.ts';
import { createSheetStore } from '../../../../src/screens/mapping/sheet/createSheetStore.ts';
import type { SheetStore } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { selectCell } from '../../../../src/screens/mapping/sheet/selection.ts';
import { createRow, toSheetRows } from '../../../../src/screens/mapping/sheet/sheetRows.ts';
import { setCell } from '../../../../src/screens/mapping/sheet/writeCells.ts';
import { renderLocalized } from '../../../runtime/core/renderLocalized.ts';
import { page, stubService } from '../../../runtime/core/stubService.ts';
import { enterMapping } from '../enterMapping.ts';

vi.mock('../../../../src/screens/mapping/preview/findJsonRange.ts', async (load) => {
  const real = await load<typeof import('../../../../src/screens/mapping/preview/findJsonRange.ts')>();
  return { ...real, findJsonRange: vi.fn(real.findJsonRange) };
});

beforeEach(enterMapping);

const sample = JSON.stringify({ no: 'PO-1', dc: 'D1', items: [{ qty: '2' }, { qty: 'x' }] });

const open = () =>
  createSheetStore(
    toSheetRows([
      { targetField: 'no', type: 'STRING', functionType: 'REGULAR', sourceField: 'no' },
      {
        targetField: 'lines',
        type: 'ARRAY',
        functionType: 'SUB_TABLE',
        sourceField: 'items',
        expression: 'i',
      },
      { targetField: 'lines[].qty', type: 'INTEGER', functionType: 'REGULAR', sourceField: 'i.qty' },
      {
        targetField: 'dcName',
        type: 'STRING',
        functionType: 'SUB_QUERY',
        sourceField: 'dc',
        expression: 'dc.name',
      },
    ]),
  );

interface Given {
  readonly store: SheetStore;
  readonly engine?: MappingEngine;
  readonly text?: string;
  readonly record?: Readonly<Record<string, unknown>>;
  readonly onJump?: (row: number) => void;
}

function Pane({ store, engine, text = '', record, onJump = () => undefined }: Given) {
  const [written, write] = useState(text);
  const own = useMemo(() => engine ?? createEngine(createRecordLookUp()), [engine]);
  const whole = useMemo(() => ({ uuid: 'i1', ...record }), [record]);
  const { rows } = store.get();
  const preview = useMappingPreview(own, { rows, sample: written, record: whole });
  return (
    <PreviewPane
      record={whole}
      store={store}
      sample={written}
      onSample={write}
      preview={preview}
      onJump={onJump}
    />
  );
}

/** Renders the pane. The render is awaited, because it loads parts of the pane. */
const show = (given: Given) => act(async () => renderLocalized(<Pane {...given} />));

const dcPage = {
  '/dc/page': () => page({ code: 'D10' }, { code: 'D1', name: 'Shanghai' }),
};

test('the pane maps the sample at once, counts failed rows and links values to their rows', async () => {
  stubService(dcPage);
  const onJump = vi.fn();
  await show({ store: open(), text: sample, onJump });
  expect(await screen.findByText('1 of 4 rows failed')).toBeTruthy();
  const tree = screen.getByRole('heading', { name: 'Target document' }).closest('section');
  await userEvent.click(within(tree ?? expect.fail()).getByRole('button', { name: 'dcName "Shanghai"' }));
  expect(onJump).toHaveBeenCalledExactlyOnceWith(3);
});

test.each<[what: string, row: Record<string, string>]>([
  ['an unfinished row', { functionType: '' }],
  ['a failed row', { type: 'INTEGER' }],
])('a value links to the row that wrote it, not to %s for the same field', async (_what, second) => {
  stubService();
  const onJump = vi.fn();
  const row = { targetField: 'a', type: 'STRING', functionType: 'REGULAR', sourceField: 'no' };
  await show({ store: createSheetStore(toSheetRows([row, { ...row, ...second }])), text: sample, onJump });
  await userEvent.click(await screen.findByRole('button', { name: 'a "PO-1"' }));
  expect(onJump).toHaveBeenCalledExactlyOnceWith(0);
});

test('the trace of the current row shows the source of each value, and its error', async () => {
  stubService(dcPage);
  const store = open();
  await show({ store, text: sample });
  await screen.findByText('1 of 4 rows failed');
  await act(async () => store.change((sheet) => selectCell(sheet, { row: 2, column: 0 })));
  const trace = (await screen.findByRole('heading', { name: 'Line 3 lines[].qty' })).closest('section');
  const steps = within(trace ?? expect.fail()).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'items[0].qty"2"Regularlines[0].qty2',
    'items[1].qty"x"Regularlines[1].qtyNot a number: "x"',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'items[1].qty' }));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sample' });
  await expect.poll(() => area.value.slice(area.selectionStart, area.selectionEnd)).toBe('"x"');
});

test('the trace counts places beyond those that the worker reports', async () => {
  stubService();
  const items = Array.from({ length: 130 }, (_, qty) => ({ qty }));
  const store = open();
  await show({ store, text: JSON.stringify({ items }) });
  await act(async () => store.change((sheet) => selectCell(sheet, { row: 2, column: 0 })));
  await userEvent.click(await screen.findByRole('button', { name: 'Show 90 more' }));
  expect(screen.getByText('and 30 more')).toBeTruthy();
});

test('the pane shows which filter would exclude the sample, and errors of filters', async () => {
  stubService();
  await show({ store: open(), text: sample, record: { preFilter: 'no = "PO-2"', postFilter: 'no +' } });
  expect(await screen.findByText('Pre-filter: would exclude this document')).toBeTruthy();
  expect(screen.getByText(/^Post-filter: The expression/)).toBeTruthy();
});

test('the pane asks for a sample, and shows a message for invalid JSON', async () => {
  stubService();
  await show({ store: open() });
  expect(screen.getByText(/^Add a sample document/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Sample' }), '{{');
  expect(await screen.findByText('The sample is not valid JSON.')).toBeTruthy();
});

test('the pane shows that the engine stopped, and the next change starts a run', async () => {
  stubService(dcPage);
  const real = createEngine(createRecordLookUp());
  const run = vi.fn(real.run).mockRejectedValueOnce(new Error('stopped'));
  const store = open();
  const { rerender } = await show({ store, text: sample, engine: { ...real, run } });
  expect(await screen.findByText(/^Stopped:/)).toBeTruthy();
  store.change((sheet) => setCell(sheet, { row: 2, column: 4 }, 'no'));
  rerender(<Pane store={store} text={sample} engine={{ ...real, run }} />);
  expect(await screen.findByText('1 of 4 rows failed')).toBeTruthy();
});

test('the trace of a row after the limit of the document names the row that reached the limit', async () => {
  stubService();
  const row = { type: 'STRING', functionType: 'REGULAR', sourceField: 'text' };
  const store = createSheetStore(
    toSheetRows(['a', 'b', 'c'].map((targetField) => ({ ...row, targetField }))),
  );
  await show({ store, text: JSON.stringify({ text: 'x'.repeat(6_000_000) }) });
  await screen.findByText('1 of 2 rows failed');
  await act(async () => store.change((sheet) => selectCell(sheet, { row: 2, column: 0 })));
  const trace = screen.getByRole('heading', { name: 'Line 3 c' }).closest('section');
  expect(trace?.textContent).toBe('Line 3 cNot run: line 2 reached a limit, which ended the run.');
});

test('the trace of a new row blames no list while the row has not run yet', async () => {
  stubService(dcPage);
  const real = createEngine(createRecordLookUp());
  const run = vi.fn(real.run);
  const store = open();
  const engine = { ...real, run };
  const { rerender } = await show({ store, text: sample, engine });
  await screen.findByText('1 of 4 rows failed');
  run.mockReturnValueOnce(new Promise(() => undefined));
  const row = { targetField: 'b', type: 'STRING', functionType: 'REGULAR', sourceField: 'no' };
  store.change((sheet) =>
    selectCell({ ...sheet, rows: [...sheet.rows, createRow(row)] }, { row: 4, column: 0 }),
  );
  rerender(<Pane store={store} text={sample} engine={engine} />);
  expect(await screen.findByText('Running')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Line 5 b' })).toBeTruthy();
  expect(screen.queryByText(/^Not run for this document/)).toBeNull();
});

const stubPendingData = (answer: unknown) => stubService({ ...dcPage, '/pendingData/query': () => answer });
test.each([
  [
    'a document',
    page({ uuid: 'p1', entityNo: 'PO-7', data: '{"no":"PO-7"}' }),
    'Latest document received: PO-7',
  ],
  [
    'a document without content',
    page({ uuid: 'p1', entityNo: 'PO-7' }),
    'The latest document, PO-7, has no content. Paste one',
  ],
  ['no document', page(), 'This interface has not received a document yet. Paste one'],
  [
    'a back end without the operation',
    new Response('', { status: 404 }),
    'The service does not keep documents. Paste one',
  ],
])('a click on "Latest document" shows the result: %s', async (_, answer, want) => {
  const asked = stubPendingData(answer);
  await show({ store: open() });
  await userEvent.click(screen.getByRole('button', { name: 'Latest document' }));
  expect(await screen.findByText(want)).toBeTruthy();
  expect(asked.find(({ path }) => path === '/pendingData/query')?.body).toMatchObject({
    interfaceUuid: 'i1',
    pageSize: 1,
    sort: 'createTime',
    order: 'desc',
  });
});

test('a late document does not replace a sample that was typed meanwhile', async () => {
  let answer: (page: unknown) => void = () => undefined;
  stubPendingData(new Promise((resolve) => (answer = resolve)));
  await show({ store: open() });
  await userEvent.click(screen.getByRole('button', { name: 'Latest document' }));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sample' });
  fireEvent.change(area, { target: { value: sample } });
  await act(async () => answer(page({ uuid: 'p1', entityNo: 'PO-7', data: '{"no":"PO-7"}' })));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Latest document' }).disabled).toBe(false),
  );
  expect(area.value).toBe(sample);
});

/** Chooses files in the hidden input behind the button; none if the operator closes the browser's dialog. */
async function chooseFiles(...files: readonly File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail();
  if (files.length === 0) fireEvent.change(input, { target: { files } });
  else await userEvent.upload(input, [...files]);
  expect(input.value).toBe('');
}

test('a file becomes the indented sample, and a closed file dialog keeps it', async () => {
  stubService(dcPage);
  await show({ store: open() });
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sample' });
  await chooseFiles(new File(['{"no":1.50}'], 'po.json', { type: 'application/json' }));
  await expect.poll(() => area.value).toBe('{\n  "no": 1.50\n}');
  await chooseFiles();
  expect(area.value).toBe('{\n  "no": 1.50\n}');
  expect(await screen.findByRole('heading', { name: 'Line 1 no' })).toBeTruthy();
});

test('a file in GBK becomes the sample', async () => {
  stubService(dcPage);
  await show({ store: open() });
  const gbk = Uint8Array.from([0x7b, 0x22, 0x6e, 0x6f, 0x22, 0x3a, 0x22, 0xca, 0xd5, 0x22, 0x7d]);
  await chooseFiles(new File([gbk], 'po.json', { type: 'application/json' }));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sample' });
  await expect.poll(() => area.value).toBe('{\n  "no": "收"\n}');
});

test('a file that cannot be read keeps the sample, and a message says so', async () => {
  stubService(dcPage);
  await show({ store: open(), text: sample });
  const file = new File([''], 'po.json', { type: 'application/json' });
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await chooseFiles(file);
  expect(await screen.findByText('The file cannot be read. Choose it again')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sample' }).value).toBe(sample);
});

test.each<[what: string, row: Record<string, string>, want: RegExp]>([
  ['an incomplete row', { functionType: '' }, /^Line 1 aNot run: the row is incomplete\.$/],
  ['a row below an empty list', { targetField: 'l[].a' }, /^Line 1 l\[\]\.aNot run for this document:/],
  ['a row with an invalid path', { sourceField: 'b[' }, /^Line 1 aRegulara.*b\[/],
])('the trace explains %s', async (_what, row, want) => {
  stubService();
  const regular = { targetField: 'a', type: 'STRING', functionType: 'REGULAR', sourceField: 'b' };
  const list = {
    targetField: 'l',
    type: 'ARRAY',
    functionType: 'SUB_TABLE',
    sourceField: 'l',
    expression: 'i',
  };
  await show({ store: createSheetStore(toSheetRows([{ ...regular, ...row }, list])), text: '{"l":[]}' });
  await waitFor(() => {
    const trace = screen.getByRole('heading', { name: /^Line 1/ }).closest('section');
    expect(trace?.textContent).toMatch(want);
  });
});

test('a toast appears if the code that finds a place in the sample does not load', async () => {
  stubService(dcPage);
  vi.mocked(findJsonRange).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await show({ store: open(), text: sample });
  await userEvent.click(await screen.findByTitle('Show in sample'));
  await waitFor(() => expect(toastStore.get().map(({ kind }) => kind)).toEqual(['error']));
});
