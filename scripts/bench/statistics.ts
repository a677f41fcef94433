/** Returns the quantile: a `share` (0 to 1) of all values is below it. NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the middle value, or the upper of the two middle values of an even number. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns `min/median/max`, rounded, or `-` for an empty list. */
export function spread(values: readonly number[]): string {
  if (values.length === 0) return '-';
  return [Math.min(...values), median(values), Math.max(...values)]
    .map((value) => value.toFixed(0))
    .join('/');
}
