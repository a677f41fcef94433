/** The middle value; the upper of the two middles in an even list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** `min/median/max`, rounded. */
export function spread(values: readonly number[]): string {
  if (values.length === 0) return '-';
  return [Math.min(...values), median(values), Math.max(...values)]
    .map((value) => value.toFixed(0))
    .join('/');
}
