import { expect, test } from 'vitest';
import type { MetricFigure } from '../../../src/contract/model/metrics.ts';
import { navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { figureUrl } from '../../../src/runtime/metricsBar/MetricsBar.tsx';

const begin = '2026-11-20T08:00:00.000Z';

test.each<[what: string, figure: MetricFigure, want: object]>([
  [
    'its filters',
    { property: 'x', tab: 'log', presetFilters: { level: 'ERROR' } },
    { tab: 'log', 'filter.level': 'ERROR' },
  ],
  [
    'a time filter from the start of the figures',
    { property: 'x', tab: 'log', sinceFilter: 'time' },
    { tab: 'log', 'filter.timeFrom': begin },
  ],
  [
    'its sort order',
    { property: 'x', tab: 'log', sort: { property: 'time', order: 'asc' } },
    { tab: 'log', sort: 'time', order: 'asc' },
  ],
])('the link of a figure has %s and no parameters of the current list', (_what, figure, want) => {
  navigate('/erpdown?filter.status=ONLINE&page=3');
  const [path, query] = figureUrl(figure, begin).split('?');
  expect(path).toBe('/erpdown');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual(want);
});
