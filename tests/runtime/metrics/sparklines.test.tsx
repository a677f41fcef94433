import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import erpdown from '../../../src/generated/catalog/erpdown.ts';
import { loadMetrics } from '../../../src/runtime/core/catalog.ts';
import { captionsModule, phraseGroup } from '../../../src/runtime/core/i18n/phrases.ts';
import { navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { ResourceList } from '../../../src/runtime/list/ResourceList.tsx';
import { sparklineColumn } from '../../../src/runtime/metrics/metricsAvailability.ts';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, page, stubService } from '../core/stubService.ts';

beforeAll(() => import('../../../src/runtime/metrics/metricsParts.ts'));

beforeEach(async () => {
  const { health: loaded } = await loadMetrics();
  sessionStorage.clear();
  localStorage.clear();
  navigate('/erpdown');
  await enter('erpdown');
  await phraseGroup('metricsBar').load();
  await captionsModule('metrics health', loaded?.labels, 'zh-CN').load();
});

const records = ['asn', 'item'].map((interfaceName, index) => ({
  uuid: `u${index}`,
  interfaceName,
  status: 'ONLINE',
}));
const health = {
  success: true,
  data: {
    since: new Date(Date.now() - 86_400_000).toISOString(),
    interfaces: [
      { uuid: 'u0', delivered: 1120, failed: 3, series: { delivered: [0, 1120], failed: [3, 0] } },
      { uuid: 'u1', delivered: 0, failed: 0, series: { delivered: [0, 0], failed: [0, 0] } },
    ],
  },
};

function show(answer: () => unknown) {
  const asked = stubService({ '/interfaceConfig/query': () => page(...records), '/health/query': answer });
  renderLocalized(
    <ResourceList resource={erpdown} open={vi.fn()} edit={vi.fn()} preload={vi.fn()} create={null} />,
  );
  return () => asked.filter(({ path }) => path === '/health/query').map(({ body }) => body);
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('each row has a sparkline with its figures as text, from one request for all rows', async () => {
  const requestBodies = show(() => health);
  const picture = await screen.findByRole('img', { name: '近 24 小时：成功 1,120，失败次数 3' });
  expect(picture.closest('tr')?.dataset.uuid).toBe('u0');
  expect(screen.getByRole('img', { name: '近 24 小时：成功 0，失败次数 0' })).toBeDefined();
  expect(requestBodies()).toEqual([{ companyUuid: 'c1', window: 'DAY', uuids: ['u0', 'u1'] }]);
  const captions = headers();
  expect(captions[captions.indexOf('近 24 小时') - 1]).toBe('阻塞数');
});

test('the sparkline column is visible before the figures arrive', async () => {
  show(() => new Promise(() => undefined));
  await screen.findByText('asn');
  expect(headers().filter((caption) => caption === '').length).toBeGreaterThan(0);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the sparkline column disappears if the back end lacks the operation', async () => {
  show(() => Response.json({ success: false }, { status: 404 }));
  await screen.findByText('asn');
  const before = headers().length;
  await waitFor(() => expect(headers().length).toBe(before - 1));
});

test('a hidden sparkline column takes no space', async () => {
  show(() => health);
  await screen.findByRole('img', { name: /1,120/ });
  const all = headers().length;
  cleanup();
  localStorage.setItem(`columns.${erpdown.name}`, JSON.stringify({ [sparklineColumn.property]: false }));
  show(() => health);
  await screen.findByText('asn');
  expect(headers().length).toBe(all - 1);
});
