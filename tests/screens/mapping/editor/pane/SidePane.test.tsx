import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { localeStore } from '../../../../../src/runtime/core/i18n/localeStore.ts';
import { loadPhrases, phraseGroup } from '../../../../../src/runtime/core/i18n/phrases.ts';
import { PaneHandle, SidePane } from '../../../../../src/screens/mapping/editor/pane/SidePane.tsx';
import { createEngine } from '../../../../../src/screens/mapping/engine/createEngine.ts';
import { createRecordLookUp } from '../../../../../src/screens/mapping/engine/useMappingEngine.ts';
import { createSheetStore } from '../../../../../src/screens/mapping/sheet/createSheetStore.ts';
import { toSheetRows } from '../../../../../src/screens/mapping/sheet/sheetRows.ts';
import { renderLocalized } from '../../../../runtime/core/renderLocalized.ts';
import { page, stubService } from '../../../../runtime/core/stubService.ts';
import { enterMapping } from '../../enterMapping.ts';

// The tabs load these modules lazily. A busy machine transforms them slowly.
async function loadParts(): Promise<void> {
  await import('../../../../../src/screens/mapping/preview/PreviewPane.tsx');
  await import('../../../../../src/screens/mapping/shadow/ShadowPane.tsx');
  // Earlier callers continue in the next turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve));
}
beforeAll(loadParts);

beforeEach(enterMapping);

const qty = { targetField: 'qty', type: 'INTEGER', functionType: 'REGULAR', sourceField: 'qty' };
const record = { uuid: 'i1', fieldMappings: [qty] };
const engine = createEngine(createRecordLookUp());
const store = createSheetStore(toSheetRows([{ ...qty, sourceField: 'count' }]));

function Pane() {
  const [sample, setSample] = useState('{"count": 1}');
  return (
    <SidePane
      record={record}
      store={store}
      engine={engine}
      sample={sample}
      onSample={setSample}
      preview={{ state: 'noSample', stepsByRow: new Map() }}
      jump={() => {}}
    />
  );
}

const stored = { uuid: 'p0', entityNo: 'PO-0', data: JSON.stringify({ qty: 1, count: 'many' }) };

/** Renders the pane. The render is awaited, because it loads parts of the pane. */
async function show() {
  stubService({ '/pendingData/query': () => page(stored) });
  await act(async () => {
    renderLocalized(<Pane />);
    await loadParts();
  });
}

/**
 * Opens a tab, and awaits its modules within `act`. React does not show a part that loads after the `act`.
 */
const choose = (tab: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('tab', { name: tab }));
    await loadParts();
  });
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const sample = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const run = () => screen.findByRole('button', { name: 'Run' });

test.each([
  { tabs: [], want: 'Preview', part: sample },
  { tabs: ['Shadow run'], want: 'Shadow run', part: run },
  { tabs: ['Shadow run', 'Preview'], want: 'Preview', part: sample },
])('the pane shows only $want after clicks on the tabs $tabs', async ({ tabs, want, part }) => {
  await show();
  for (const tab of tabs) await choose(tab);
  expect(await part()).toBeTruthy();
  expect(selectedTab()).toBe(want);
  expect([screen.queryByRole('textbox'), screen.queryByRole('button', { name: 'Run' })]).toContain(null);
});

test('a document of the shadow run becomes the sample of the preview, and the result of the run stays', async () => {
  await show();
  expect((await sample()).value).toBe('{"count": 1}');
  await choose('Shadow run');
  await userEvent.click(await run());
  const field = (await screen.findByText('Newly failing in 1 document')).closest('details') ?? expect.fail();
  await userEvent.click(within(field).getByText('qty', { selector: 'summary code' }));
  await userEvent.click(within(field).getByRole('button', { name: 'PO-0' }));
  expect(selectedTab()).toBe('Preview');
  expect(JSON.parse((await sample()).value)).toEqual({ qty: 1, count: 'many' });
  await choose('Shadow run');
  expect(await screen.findByText('Newly failing in 1 document')).toBeTruthy();
});

test.each([
  { locale: 'en-US', x: 480, isHeld: true, want: [520] },
  { locale: 'ar-XB', x: 480, isHeld: true, want: [380] },
  { locale: 'en-US', x: 480, isHeld: false, want: [] },
])('in $locale, a move of the edge to $x, held: $isHeld, gives the widths $want', async (given) => {
  await Promise.all([loadPhrases(given.locale), phraseGroup('mappingEditor', given.locale).load()]);
  localeStore.set(given.locale);
  const resize = vi.fn();
  renderLocalized(
    <aside>
      <PaneHandle width={400} resize={resize} />
    </aside>,
  );
  const edge = screen.getByRole('separator');
  vi.spyOn(screen.getByRole('complementary'), 'getBoundingClientRect').mockReturnValue(
    new DOMRect(100, 0, 900, 50),
  );
  // happy-dom does not capture pointers.
  const held = new Set<number>();
  edge.setPointerCapture = (id) => void held.add(id);
  edge.hasPointerCapture = (id) => held.has(id);
  if (given.isHeld) fireEvent.pointerDown(edge, { pointerId: 7 });
  fireEvent.pointerMove(edge, { pointerId: 7, clientX: given.x });
  expect(resize.mock.calls.flat()).toEqual(given.want);
});
