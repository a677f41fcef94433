import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMetrics } from '../../../src/runtime/core/catalog.ts';
import { captionsModule, phraseGroup, setLocale } from '../../../src/runtime/core/i18n/phrases.ts';
import { navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { MetricsBarSlot } from '../../../src/runtime/metrics/MetricsBarSlot.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, stubService } from '../core/stubService.ts';

beforeAll(() => import('../../../src/runtime/metrics/metricsParts.ts'));

beforeEach(async () => {
  const { health: loaded } = await loadMetrics();
  sessionStorage.clear();
  navigate('/erpdown?page=2');
  await enter('erpdown');
  for (const locale of ['zh-CN', 'en-US']) {
    await phraseGroup('metricsBar', locale).load();
    await captionsModule('metrics health', loaded?.labels, locale).load();
  }
});

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const health = {
  window: 'DAY',
  since: hoursAgo(24),
  received: 1234,
  delivered: 1200,
  failed: 3,
  pendingCount: 31,
  blockedCount: 0,
  oldestPending: hoursAgo(3),
};

const metrics = { name: 'health', fixedParams: { window: 'DAY' }, familyConstants: ['interfaceType'] };

function show(answer: () => unknown) {
  const asked = stubService({ '/health/query': answer });
  const { container } = renderLocalized(
    <MetricsBarSlot metrics={metrics} constants={{ interfaceType: 'ERP_DOWN', scope: 'DC' }} />,
  );
  const bodies = () => asked.filter(({ path }) => path === '/health/query').map(({ body }) => body);
  return { container, bodies };
}

const link = (name: RegExp) => screen.findByRole('link', { name });

test.each([
  ['接收', /^接收\s*1,234$/, { tab: 'pendingData', 'filter.createTimeFrom': health.since }, undefined],
  [
    '成功',
    /^成功\s*1,200$/,
    { tab: 'pendingData', 'filter.status': 'SUCCESS', 'filter.lastRunTimeFrom': health.since },
    'positive',
  ],
  [
    '失败次数',
    /^失败次数\s*3$/,
    { tab: 'interfaceLog', 'filter.level': 'ERROR', 'filter.timeFrom': health.since },
    'negative',
  ],
  ['已阻塞', /^已阻塞\s*0$/, { tab: 'pendingData', 'filter.status': 'BLOCKED' }, undefined],
])('the figure %s links to its list', async (_what, name, want, tone) => {
  const { bodies } = show(() => ({ success: true, data: health }));
  const figure = await link(name);
  const [path, query] = figure.getAttribute('href')?.split('?') ?? [];
  expect(path).toMatch(/\/erpdown$/);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual(want);
  expect(figure.dataset.tone).toBe(tone);
  expect(bodies()).toEqual([{ companyUuid: 'c1', window: 'DAY', interfaceType: 'ERP_DOWN' }]);
});

test('a time figure shows its age, and the instant in its tooltip, in the current language', async () => {
  show(() => ({ success: true, data: health }));
  const age = (await link(/^最早待处理\s*3小时前$/)).querySelector('time');
  expect(age?.title).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} \S+$/);
  expect(screen.getByText('近 24 小时')).toBeDefined();
  await act(() => setLocale('en-US'));
  expect(await link(/^Oldest pending\s*3 hours ago$/)).toBeDefined();
  expect(screen.getByText('Last 24 h')).toBeDefined();
});

test('the oldest pending time is a dash if no document is pending', async () => {
  show(() => ({ success: true, data: { ...health, oldestPending: undefined } }));
  expect((await link(/^最早待处理\s*–$/)).querySelector('time')).toBeNull();
});

test('the metrics bar reserves its space while it loads', () => {
  const { container } = show(() => ({ success: true, data: health }));
  expect(container.children.length).toBe(1);
});

test.each([404, 501])(
  'the metrics bar disappears after status %i, and the next screen sends no second request',
  async (status) => {
    const answer = vi.fn(() => Response.json({ success: false }, { status }));
    const { container } = show(answer);
    await waitFor(() => expect(container.children.length).toBe(0));
    expect(show(answer).container.children.length).toBe(0);
    expect(answer).toHaveBeenCalledTimes(1);
  },
);

test('the metrics bar shows a message after any other failure', async () => {
  const { container } = show(() => ({ success: false, message: '库坏了' }));
  expect(await screen.findByText(/暂时无法加载/)).toBeDefined();
  expect(container.children.length).toBe(1);
});
