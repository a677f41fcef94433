/** The value that this share of all is below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value; the upper of the two middles in an even list. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** `min/median/max`, rounded. */
export function spread(values: readonly number[]): string {
  if (values.length === 0) return '-';
  return [Math.min(...values), median(values), Math.max(...values)]
    .map((value) => value.toFixed(0))
    .join('/');
}
