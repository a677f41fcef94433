import { isRecord } from '../../contract/json/isRecord.ts';
import type { OverviewModel } from '../../contract/model/metrics.ts';

/** The answer of an overview's operation. */
export type OverviewData = Readonly<Record<string, unknown>>;

/** An array of objects in the answer; a back end may leave it out. */
export function objectsIn(told: OverviewData, property: string): readonly OverviewData[] {
  const value = told[property];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A figure in the answer; a missing one counts as 0. */
export const amountOf = (told: OverviewData, property: string): number => {
  const value = told[property];
  return typeof value === 'number' ? value : 0;
};

/** The amounts of a line in a series, the oldest first. */
export function seriesOf(told: OverviewData, series: string, line: string): readonly number[] {
  const lines = told[series];
  const amounts = isRecord(lines) ? lines[line] : undefined;
  return Array.isArray(amounts) ? amounts.map(Number) : [];
}

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
export function timeBucketsOf({ chart }: OverviewModel, told: OverviewData): readonly TimeBucket[] {
  const start = Date.parse(String(told[chart.sinceProperty]));
  const length = Number(told[chart.secondsProperty]) * 1000;
  if (Number.isNaN(start) || !(length > 0)) return [];
  const lines = chart.lines.map(({ property }) => seriesOf(told, chart.property, property));
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
