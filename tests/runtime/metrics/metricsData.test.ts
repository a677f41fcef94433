import { expect, test } from 'vitest';
import type { MetricFigure } from '../../../src/contract/model/metrics.ts';
import { figureUrl } from '../../../src/runtime/metrics/metricsData.ts';

const from = '2026-11-20T08:00:00.000Z';
const to = '2026-11-20T08:30:00.000Z';
type Period = Parameters<typeof figureUrl>[2];

test.each<[what: string, figure: Partial<MetricFigure>, period: Period, want: object]>([
  ['filters', { presetFilters: { level: 'ERROR,WARN' } }, undefined, { 'filter.level': 'ERROR,WARN' }],
  ['the start of the period', { sinceFilter: 'time' }, { from }, { 'filter.timeFrom': from }],
  [
    'a step of the chart',
    { sinceFilter: 'time' },
    { from, to },
    { 'filter.timeFrom': from, 'filter.timeTo': to },
  ],
  ['no period, before the answer', { sinceFilter: 'time' }, undefined, {}],
  ['no period, for a current figure', {}, { from }, {}],
  ['a sort order', { sort: { property: 'time', order: 'asc' } }, undefined, { sort: 'time', order: 'asc' }],
])('the link of a figure has %s', (_what, figure, period, want) => {
  const [path, query] = figureUrl('/health', { property: 'x', tab: 'log', ...figure }, period).split('?');
  expect(path).toBe('/health');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ tab: 'log', ...want });
});
