import type { MetricsModel } from '../../contract/model/metrics.ts';
import { type MetricsData, seriesOf } from '../metrics/metricsData.ts';

/** A part of the period. */
export interface TimeBucket {
  /** ISO 8601: its first instant, and the first after it. */
  readonly from: string;
  readonly to: string;
  /** One amount for each line, in order. */
  readonly amounts: readonly number[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** The sum of a part. */
export const bucketTotal = ({ amounts }: TimeBucket): number => sum(amounts);

/**
 * The parts of the period with their amounts, the oldest first. Empty when the answer does not say when they
 * begin.
 */
export function timeBucketsOf(metrics: MetricsModel, data: MetricsData): readonly TimeBucket[] {
  const { chart, sinceProperty } = metrics;
  const start = Date.parse(String(data[sinceProperty]));
  const length = Number(data[chart.secondsProperty]) * 1000;
  if (Number.isNaN(start) || !(length > 0)) return [];
  const lines = chart.lines.map((line) => seriesOf(data, metrics, line));
  const count = Math.max(0, ...lines.map((amounts) => amounts.length));
  return Array.from({ length: count }, (_, part) => ({
    from: new Date(start + part * length).toISOString(),
    to: new Date(start + (part + 1) * length).toISOString(),
    amounts: lines.map((amounts) => amounts[part] ?? 0),
  }));
}

/** The part with the largest sum; undefined where all are zero. */
export const busiestBucket = (parts: readonly TimeBucket[]): TimeBucket | undefined =>
  parts.reduce<TimeBucket | undefined>(
    (most, part) => (bucketTotal(part) > (most ? bucketTotal(most) : 0) ? part : most),
    undefined,
  );
