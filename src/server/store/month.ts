/** A calendar month of UTC: `2026-11`. As text, months are in order. */
export type Month = string;

export const monthOf = (at: Date): Month => at.toISOString().slice(0, 7);

export function later(month: Month, months: number): Month {
  const start = new Date(`${month}-01T00:00:00Z`);
  start.setUTCMonth(start.getUTCMonth() + months);
  return monthOf(start);
}

/** When it begins, as ISO text. */
export const startOf = (month: Month): string => `${month}-01T00:00:00.000Z`;
