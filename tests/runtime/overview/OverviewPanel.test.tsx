import { act, fireEvent, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Router } from 'wouter';
import { phraseGroup, setLocale } from '../../../src/runtime/core/i18n/phrases.ts';
import {
  currentLocation,
  navigate,
  useHashLocation,
  useHashSearch,
} from '../../../src/runtime/core/routing/hashLocation.ts';
import { OverviewPanel } from '../../../src/runtime/overview/OverviewPanel.tsx';
import type { Plot, PlotOptions } from '../../../src/runtime/overview/plot.ts';
import type { TimeBucket } from '../../../src/runtime/overview/timeBuckets.ts';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, stubService } from '../core/stubService.ts';

const painted: { parts: readonly TimeBucket[]; options?: PlotOptions } = { parts: [] };
/** Keeps the data that a browser would paint, because happy-dom has no canvas. */
vi.mock('../../../src/runtime/overview/plot.ts', () => ({
  createPlot: (_: HTMLElement, parts: readonly TimeBucket[], options: PlotOptions): Plot => {
    Object.assign(painted, { parts, options });
    return {
      show: (next) => Object.assign(painted, { parts: next }),
      resize: () => {},
      repaint: () => {},
      close: () => {},
    };
  },
}));

beforeAll(async () => {
  await import('../../../src/generated/catalog/metrics.ts');
});

beforeEach(async () => {
  navigate('/health');
  await enter('interface');
  for (const locale of ['zh-CN', 'en-US'])
    for (const group of ['overview', 'live']) await phraseGroup(group, locale).load();
});

const since = '2026-11-21T08:00:00.000Z';
const series = { received: [1, 0, 9], delivered: [1, 0, 5], failed: [0, 0, 4] };
const health = {
  window: 'HOUR',
  at: since,
  since,
  bucketSeconds: 60,
  interfaceCount: 1,
  received: 1234,
  delivered: 6,
  failed: 4,
  pendingCount: 7,
  blockedCount: 0,
  series,
  findings: [
    {
      kind: 'BLOCKED',
      message: '失败次数过多',
      since: new Date(Date.now() - 3 * 3_600_000).toISOString(),
      uuid: 'u1',
      interfaceName: 'item',
      interfaceType: 'ERP_DOWN',
    },
    { kind: 'STALLED', message: '无人处理' },
  ],
  interfaces: [
    {
      uuid: 'u1',
      interfaceName: 'item',
      interfaceType: 'ERP_DOWN',
      status: 'ONLINE',
      pendingCount: 7,
      blockedCount: 0,
      received: 10,
      delivered: 6,
      failed: 4,
      failureReason: 'HTTP 500',
      series,
    },
  ],
};

async function show(answer: (body: unknown) => unknown) {
  const asked: unknown[] = [];
  stubService({
    '/health/query': ({ body }) => {
      asked.push(body);
      return answer(body);
    },
  });
  // Suspended components continue only within an `act`.
  await act(async () => {
    renderLocalized(
      <Router hook={useHashLocation} searchHook={useHashSearch}>
        <Suspense>
          <OverviewPanel tab="overview" title="运行概况" tabs={null} constants={{}} metrics="health" />
        </Suspense>
      </Router>,
    );
  });
  return asked;
}

const hrefOf = (element: HTMLElement): string => decodeURIComponent(element.getAttribute('href') ?? '');
const link = async (name: RegExp | string): Promise<string> =>
  hrefOf(await screen.findByRole('link', { name }));

test('findings, figures and table cells link to the records behind them', async () => {
  const asked = await show(() => ({ success: true, data: health }));
  expect(await link(/^接收\s*1,234$/)).toBe(`#/health?tab=pendingData&filter.createTimeFrom=${since}`);
  expect(await link(/^失败次数\s*4$/)).toBe(
    `#/health?tab=interfaceLog&filter.level=ERROR&filter.timeFrom=${since}`,
  );
  expect(asked).toEqual([{ companyUuid: 'c1', window: 'HOUR' }]);
  const findings = screen.getByRole('region', { name: '需要关注' });
  // A long message is cut off after three lines.
  expect(within(findings).getByTitle('失败次数过多').textContent).toBe('失败次数过多');
  expect(within(findings).getByText('3小时前')).toBeDefined();
  expect(within(findings).getAllByRole('link').map(hrefOf)).toEqual([
    '#/erpdown?view=edit&uuid=u1&section=pending&part.filter.status=BLOCKED',
  ]);
  const [table] = screen.getAllByRole('table').toReversed();
  const cells = within(table as HTMLElement)
    .getAllByRole('link')
    .map((cell) => [cell.textContent, hrefOf(cell)]);
  expect(cells).toEqual([
    ['item', '#/erpdown?view=edit&uuid=u1&section=overview'],
    ['HTTP 500', '#/erpdown?view=edit&uuid=u1&section=failures'],
    ['7', '#/erpdown?view=edit&uuid=u1&section=pending&part.filter.status=PENDING,RUNNING,FAILED,BLOCKED'],
    ['4', '#/erpdown?view=edit&uuid=u1&section=logs&part.filter.level=ERROR'],
  ]);
});

test('the chart has a text alternative, and a click on a bar opens its records', async () => {
  await show(() => ({ success: true, data: health }));
  const picture = await screen.findByRole('img', { name: /^趋势（1 小时）。?/ });
  expect(picture.getAttribute('aria-label')).toContain('成功 6 · 失败次数 4。峰值 9');
  expect(painted.parts.map(({ amounts }) => amounts)).toEqual([
    [1, 0],
    [0, 0],
    [5, 4],
  ]);
  act(() => painted.options?.pick(2));
  expect(decodeURIComponent(currentLocation())).toBe(
    '/health?tab=interfaceLog&filter.level=ERROR&filter.timeFrom=2026-11-21T08:02:00.000Z&filter.timeTo=2026-11-21T08:03:00.000Z',
  );
});

test('the labels of the chart have the font of the page', async () => {
  document.body.style.fontFamily = 'Inter';
  onTestFinished(() => document.body.removeAttribute('style'));
  await show(() => ({ success: true, data: health }));
  await screen.findByRole('img', { name: /^趋势/ });
  expect(painted.options?.paint().font).toBe('12px Inter');
});

test('another time window starts a request and changes the URL; the chart follows the language', async () => {
  const asked = await show((body) => ({ success: true, data: { ...health, ...(body as object) } }));
  fireEvent.click(await screen.findByRole('button', { name: '7 天' }));
  expect(await screen.findByRole('img', { name: /^趋势（7 天）/ })).toBeDefined();
  expect(asked.at(-1)).toMatchObject({ window: 'WEEK' });
  expect(currentLocation()).toBe('/health?window=WEEK');
  await act(() => setLocale('en-US'));
  expect(await screen.findByRole('img', { name: /^Over time, 7 days/ })).toBeDefined();
});

test('the overview without interfaces links to the screens that create them', async () => {
  await show(() => ({ success: true, data: { ...health, interfaceCount: 0, findings: [], interfaces: [] } }));
  expect(await screen.findByRole('heading', { name: '还没有接口' })).toBeDefined();
  expect(screen.getAllByRole('link').map(hrefOf)).toEqual(['#/erpdown', '#/erpup', '#/wcsdown', '#/wcsup']);
});

test('the overview without findings shows a message', async () => {
  await show(() => ({ success: true, data: { ...health, findings: [] } }));
  expect(await screen.findByText('运行正常，暂无需要关注的问题')).toBeDefined();
});

test('the overview shows a message if the back end lacks the operation', async () => {
  await show(() => Response.json({ success: false, message: 'no' }, { status: 404 }));
  expect(await screen.findByRole('heading', { name: '当前服务器不提供运行概况' })).toBeDefined();
});

test('the overview shows the message of a failed request', async () => {
  await show(() => Response.json({ success: false, message: '数据库不可用' }, { status: 500 }));
  expect((await screen.findByRole('alert')).textContent).toContain('数据库不可用');
});
