import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createEngine } from '../../../../src/screens/mapping/engine/createEngine.ts';
import { createRecordLookUp } from '../../../../src/screens/mapping/engine/useMappingEngine.ts';
import { ShadowPane } from '../../../../src/screens/mapping/shadow/ShadowPane.tsx';
import { useShadowRun } from '../../../../src/screens/mapping/shadow/useShadowRun.ts';
import type { SheetRow } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { toSheetRows } from '../../../../src/screens/mapping/sheet/sheetRows.ts';
import { renderLocalized } from '../../../runtime/core/renderLocalized.ts';
import { page, stubService } from '../../../runtime/core/stubService.ts';
import { enterMapping } from '../enterMapping.ts';

beforeEach(enterMapping);

const qty = { targetField: 'qty', type: 'INTEGER', functionType: 'REGULAR', sourceField: 'qty' };
const when = {
  targetField: 'when',
  type: 'STRING',
  functionType: 'CURRENT_TIME',
  expression: 'HH:mm:ss.SSS',
};
const record = { uuid: 'i1', fieldMappings: [qty, when] };
const rows = toSheetRows([qty, when]);
const otherRows = toSheetRows([{ ...qty, sourceField: 'count' }, when]);

interface Given {
  readonly rows: readonly SheetRow[];
  readonly stored?: typeof record & { readonly postFilter?: string };
  readonly onOpen?: (document: string) => void;
}

function Pane({ rows, stored = record, onOpen = () => undefined }: Given) {
  const engine = useMemo(() => createEngine(createRecordLookUp()), []);
  return <ShadowPane shadow={useShadowRun(engine, { record: stored, rows })} onOpen={onOpen} />;
}

const pageOf = (...documents: readonly (string | undefined)[]) =>
  page(...documents.map((data, index) => ({ uuid: `p${index}`, entityNo: `PO-${index}`, data })));

async function run(answer: unknown, given: Given) {
  const asked = stubService({ '/pendingData/query': () => answer });
  const rendered = renderLocalized(<Pane {...given} />);
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  return { asked, ...rendered };
}

const document = JSON.stringify({ qty: 1, count: 'many' });

test('equal rows give no changes, even with the current time', async () => {
  const { asked } = await run(pageOf(document, document), { rows });
  expect(await screen.findByText('2 documents compared, no changes.')).toBeTruthy();
  expect(asked.find(({ path }) => path === '/pendingData/query')?.body).toMatchObject({
    interfaceUuid: 'i1',
    page: 0,
    sort: 'createTime',
    order: 'desc',
  });
});

test('each field shows the number of changed documents, with examples that open', async () => {
  const onOpen = vi.fn();
  await run(pageOf(document, JSON.stringify({ qty: 2, count: 2 })), { rows: otherRows, onOpen });
  expect(await screen.findByText('1 of 2 documents would change')).toBeTruthy();
  const field = screen.getByText('Newly failing in 1 document').closest('details') ?? expect.fail();
  await userEvent.click(within(field).getByText('qty', { selector: 'summary code' }));
  expect(within(field).getByRole('listitem').textContent).toBe(
    'PO-0qtySaved rows1Rows on screenNot a number: "many"',
  );
  await userEvent.click(within(field).getByRole('button', { name: 'PO-0' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(JSON.stringify(JSON.parse(document), null, 2));
});

test('the post-filter has the documents that it excludes now or in any case', async () => {
  await run(pageOf(document, JSON.stringify({ qty: 0, count: 0 }), JSON.stringify({ qty: 7, count: 8 })), {
    rows: otherRows,
    stored: { ...record, postFilter: 'qty in [1, 7]' },
  });
  expect(await screen.findByText('2 of 3 documents would change')).toBeTruthy();
  expect(screen.getByText('1 excluded by the Post-filter')).toBeTruthy();
  const field = screen.getByText('Newly excluded: 1 document').closest('details') ?? expect.fail();
  expect(within(field).getByText('Post-filter', { exact: false, selector: 'summary' })).toBeTruthy();
  expect(within(field).getByRole('listitem').textContent).toBe('PO-2Saved rowstrueRows on screenfalse');
});

test('the pane lists documents that it could not compare', async () => {
  await run(pageOf(undefined, '{', document), { rows });
  expect(await screen.findByText('1 document compared, no changes.')).toBeTruthy();
  await userEvent.click(screen.getByText('2 not compared'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PO-0: no content',
    'PO-1: not valid JSON',
  ]);
});

test.each([
  ['no documents', pageOf(), /^This interface has not received/],
  [
    'a back end without the operation',
    new Response('', { status: 404 }),
    /^The service does not keep documents/,
  ],
  ['a refused request', { success: false, message: 'No such interface' }, /No such interface/],
])('the pane shows a message for %s', async (_, answer, want) => {
  await run(answer, { rows });
  expect(await screen.findByText(want)).toBeTruthy();
});

test.each<[what: string, later: Given, isStale: boolean]>([
  ['a change of the rows', { rows: otherRows }, true],
  ['a save of another mapping', { rows, stored: { ...record, fieldMappings: [qty] } }, true],
  ['a save of another filter', { rows, stored: { ...record, postFilter: 'qty = 1' } }, true],
  ['a save of other settings', { rows, stored: { ...record, fieldMappings: [{ ...qty }, when] } }, false],
])('%s marks the result as out of date: %s', async (_what, later, isStale) => {
  const { rerender } = await run(pageOf(document), { rows });
  await screen.findByText(/documents? compared/);
  await act(async () => rerender(<Pane {...later} />));
  expect(screen.queryByText('Out of date: the rows or filters have changed since.') !== null).toBe(isStale);
});
