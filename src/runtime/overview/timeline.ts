import type { Overview } from '../../contract/overview.ts';
import { lineIn, type Told } from './told.ts';

/** A part of the span. */
export interface Part {
  /** ISO 8601: its first instant, and the first after it. */
  readonly from: string;
  readonly to: string;
  /** Of each line, in their order. */
  readonly amounts: readonly number[];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/** All that happened in a part. */
export const totalOf = ({ amounts }: Part): number => sum(amounts);

/** The parts of the span with what was counted in them, the oldest first. Empty when the answer does not say when they begin. */
export function timelineOf({ chart }: Overview, told: Told): readonly Part[] {
  const start = Date.parse(String(told[chart.sinceProperty]));
  const length = Number(told[chart.secondsProperty]) * 1000;
  if (Number.isNaN(start) || !(length > 0)) return [];
  const lines = chart.lines.map(({ property }) => lineIn(told, chart.property, property));
  const count = Math.max(0, ...lines.map((amounts) => amounts.length));
  return Array.from({ length: count }, (_, part) => ({
    from: new Date(start + part * length).toISOString(),
    to: new Date(start + (part + 1) * length).toISOString(),
    amounts: lines.map((amounts) => amounts[part] ?? 0),
  }));
}

/** The part in which most happened; undefined where nothing did. */
export const busiestOf = (parts: readonly Part[]): Part | undefined =>
  parts.reduce<Part | undefined>(
    (most, part) => (totalOf(part) > (most ? totalOf(most) : 0) ? part : most),
    undefined,
  );
