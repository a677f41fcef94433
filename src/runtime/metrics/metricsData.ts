import { rangeFromName, rangeToName } from '../../contract/api/derivedNames.ts';
import { isRecord } from '../../contract/json/isRecord.ts';
import type { MetricFigure, MetricsModel } from '../../contract/model/metrics.ts';
import { filterParameters } from '../core/routing/filterParameters.ts';
import type { SparklineLine } from './Sparkline.tsx';

/** The answer of a metrics operation, or a record in it. */
export type MetricsData = Readonly<Record<string, unknown>>;

/** An array of objects in the answer; a back end may leave it out. */
export function objectsIn(data: MetricsData, property: string): readonly MetricsData[] {
  const value = data[property];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A figure in the answer or a record; a missing one counts as 0. */
export const amountOf = (data: MetricsData, property: string): number => {
  const value = data[property];
  return typeof value === 'number' ? value : 0;
};

/** The amounts of a line in a series, the oldest first. */
export function seriesOf(data: MetricsData, { chart }: MetricsModel, line: string): readonly number[] {
  const lines = data[chart.property];
  const amounts = isRecord(lines) ? lines[line] : undefined;
  return Array.isArray(amounts) ? amounts.map(Number) : [];
}

/** The figures with amounts over time, in the order of the lines. */
export const lineFiguresOf = ({ chart, figures }: MetricsModel): readonly MetricFigure[] =>
  chart.lines.flatMap((line) => figures.find(({ property }) => property === line) ?? []);

/** The lines of a record's sparkline. */
export const sparklineOf = (record: MetricsData, metrics: MetricsModel): readonly SparklineLine[] =>
  lineFiguresOf(metrics).map(({ property, tone }) => ({
    tone,
    amounts: seriesOf(record, metrics, property),
  }));

/** A part of the period, ISO 8601. Without `to` it ends now. */
interface FigurePeriod {
  readonly from: string;
  readonly to?: string;
}

/**
 * The list behind a figure, on a tab of the screen at `route`. `period` limits it if the figure counts in a
 * period.
 */
export function figureUrl(
  route: string,
  { tab, presetFilters = {}, sinceFilter, sort }: MetricFigure,
  period?: FigurePeriod,
): string {
  const range = sinceFilter &&
    period && {
      [rangeFromName(sinceFilter)]: period.from,
      ...(period.to && { [rangeToName(sinceFilter)]: period.to }),
    };
  const order = sort && { sort: sort.property, order: sort.order };
  const filters = filterParameters({ ...presetFilters, ...range });
  return `${route}?${new URLSearchParams({ tab, ...filters, ...order })}`;
}
