/** An instant as the browser's `datetime-local` writes it, in its own time zone: `2026-11-21T09:30`. Empty for what is none. */
export function localMinute(instant: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return '';
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}
