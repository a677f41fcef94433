import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import pendingData from '../../../src/generated/catalog/pendingData.ts';
import { screens } from '../../../src/runtime/core/catalog.ts';
import { navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { DefaultTimeZone } from '../../../src/runtime/fields/timeZone/useTimeZone.tsx';
import { ResourceList } from '../../../src/runtime/list/ResourceList.tsx';
import { prerenderList } from '../../../src/runtime/prerender/prerenderList.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, stubService } from '../core/stubService.ts';

beforeEach(async () => {
  localStorage.clear();
  navigate('/health?tab=pendingData');
  await enter('pendingData');
});

const createTime = '2026-11-21T01:30:05Z';

const pageOf = (...centers: readonly (string | undefined)[]) => ({
  records: centers.map((dcCode, index) => ({
    uuid: `u${index}`,
    entityNo: `N${index}`,
    status: 'PENDING',
    createTime,
    ...(dcCode && { dcCode }),
  })),
  page: 0,
  paging: { recordCount: centers.length, pageSize: 20, more: false },
});

const centers = [
  { code: 'SH', name: '上海', timeZone: 'Asia/Shanghai' },
  { code: 'NY', name: '纽约', timeZone: 'America/New_York' },
];

interface Company {
  readonly rows: readonly (string | undefined)[];
  /** The answer of the settings. */
  readonly settings?: () => unknown;
}

function show({ rows, settings = () => ({ success: true, data: { timeZone: 'Asia/Tokyo' } }) }: Company) {
  stubService({
    '/pendingData/query': () => ({ success: true, data: pageOf(...rows) }),
    '/dc/list/company': () => ({ success: true, data: centers }),
    '/globalConfig/get': settings,
  });
  return renderLocalized(
    <DefaultTimeZone>
      <ResourceList resource={pendingData} open={vi.fn()} edit={vi.fn()} preload={vi.fn()} create={null} />
    </DefaultTimeZone>,
  );
}

const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const noSuchCall = () => new Response('{}', { status: 404 });

test.each<[string, Company, header: string, cells: readonly string[]]>([
  ['one zone is in the header', { rows: ['SH', 'SH'] }, '创建时间 Asia/Shanghai', ['09:30:05', '09:30:05']],
  [
    'several zones are beside the values',
    { rows: ['SH', 'NY'] },
    '创建时间',
    ['2026-11-21 09:30:05 Asia/Shanghai', '2026-11-20 20:30:05 America/New_York'],
  ],
  [
    'rows without a center have the zone of the settings',
    { rows: [undefined] },
    '创建时间 Asia/Tokyo',
    ['10:30:05'],
  ],
  [
    'without settings, the zone of the browser',
    { rows: [undefined], settings: noSuchCall },
    `创建时间 ${browserZone}`,
    [],
  ],
])('%s', async (_, company, header, cells) => {
  show(company);
  expect(await screen.findByRole('columnheader', { name: header })).toBeDefined();
  const texts = () =>
    [...document.querySelectorAll(`time[datetime="${createTime}"]`)].map(({ textContent }) => textContent);
  await waitFor(() => {
    for (const [index, want] of cells.entries()) expect(texts()[index] ?? '').toContain(want);
  });
});

test('the tooltip of an instant has the zone of the browser', async () => {
  show({ rows: ['NY'] });
  const time = await screen.findByText(/20:30:05/);
  fireEvent.pointerEnter(time);
  expect(time.title).toContain(browserZone);
});

/** Resolves to the page before React, for rows of these centers. */
async function paint(...centers: readonly string[]): Promise<Element> {
  const screenOf = screens.find(({ name }) => name === 'health');
  const tab = screenOf?.tabs.find((one) => 'resource' in one && one.resource === 'pendingData');
  if (!screenOf || !tab || !('resource' in tab)) throw new Error('The screen of pending data is gone.');
  vi.stubGlobal('requestAnimationFrame', (done: () => void) => setTimeout(done));
  const container = document.createElement('div');
  const boot = { firstAnswer: Promise.resolve(pageOf(...centers)), ready: Promise.resolve() };
  await prerenderList(container, { screen: screenOf, tab, search: 'tab=pendingData' }, boot);
  return container;
}

test('an empty list has no first paint, because React shows how to fill it', async () => {
  expect((await paint()).childElementCount).toBe(0);
});

test('the first paint shows no instant in a zone that may be wrong, and later the text of React', async () => {
  expect((await paint('NY', 'SH')).querySelectorAll('time')).toHaveLength(0);

  const { container } = show({ rows: ['NY', 'SH'] });
  await screen.findByText(/20:30:05/);
  const textsIn = (page: Element) => [...page.querySelectorAll('time')].map((time) => time.textContent);
  await waitFor(async () => expect(textsIn(await paint('NY', 'SH'))).toEqual(textsIn(container)));
  expect(textsIn(container)).toHaveLength(2);
});
