const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
      timeZoneName: 'longOffset',
    });
  formats.set(timeZone, format);
  return format;
}

/**
 * An instant as ISO 8601 with the offset of its zone: `2026-11-21T09:30:00+08:00`, in the browser's where none is named.
 * What is no instant stays as it is.
 */
export function instantIn(instant: string, timeZone?: string): string {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return instant;
  const parts = formatOf(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  const thousandths = part('fractionalSecond') === '000' ? '' : `.${part('fractionalSecond')}`;
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${thousandths}${offset}`;
}
