const time = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** The cron expression of a time of day, HH:mm; undefined while the text is none. */
export function daily(text: unknown): string | undefined {
  const [, hour, minute] = (typeof text === 'string' && time.exec(text)) || [];
  return hour && minute ? `${Number(minute)} ${Number(hour)} * * *` : undefined;
}
