/** Hour and minute of a time of day, with or without a separator: `9:30`, `0930`, `930`, and full-width `９：３０`. */
const entered = /^(\d{1,2})[:.]?(\d{2})$/;

/**
 * Returns an entered time of day as HH:mm, from 00:00 to 23:59. Other texts come back trimmed, so that the
 * form can report them.
 */
export function normalizeTimeOfDay(text: string): string {
  const plain = text.normalize('NFKC').trim();
  const [, hour = '', minute = ''] = entered.exec(plain) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute}`
    : plain;
}
