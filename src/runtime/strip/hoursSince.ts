/** Whole hours from an instant, ISO 8601, until now. */
export const hoursSince = (instant: string, now = Date.now()): number =>
  Math.round((now - Date.parse(instant)) / 3_600_000);
