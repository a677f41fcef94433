import { isRecord } from '../../contract/isRecord.ts';

/** What the operation of an overview answered. */
export type Told = Readonly<Record<string, unknown>>;

/** An array of objects in it; a back end may leave it out. */
export function rowsIn(told: Told, property: string): readonly Told[] {
  const value = told[property];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A figure in it; nothing counts as 0. */
export const amountIn = (told: Told, property: string): number => {
  const value = told[property];
  return typeof value === 'number' ? value : 0;
};

/** The amounts of a line in a series, the oldest first. */
export function lineIn(told: Told, series: string, line: string): readonly number[] {
  const lines = told[series];
  const amounts = isRecord(lines) ? lines[line] : undefined;
  return Array.isArray(amounts) ? amounts.map(Number) : [];
}
