/** The parts of a cron expression, in order, with their allowed values and the names of values. */
export const cronParts = [
  { name: 'minute', least: 0, most: 59 },
  { name: 'hour', least: 0, most: 23 },
  { name: 'day', least: 1, most: 31 },
  { name: 'month', least: 1, most: 12, names: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC' },
  { name: 'weekday', least: 0, most: 7, names: 'SUN MON TUE WED THU FRI SAT' },
] as const;

export type CronPart = (typeof cronParts)[number];

/** `L` is the last day of a month and `15W` the nearest weekday; `5L` and `1#2` the last and the second Friday, Monday. */
const specialDay = /^(L|(\d+)W)$/i;
const specialWeekday = /^([^#*?]+)(L|#[1-5L])$/i;

/** Returns a number, or the number of a name; undefined for another text or outside the limits. */
function cronValueOf(text: string, { least, most, ...part }: CronPart): number | undefined {
  const names = 'names' in part ? part.names.split(' ') : [];
  const place = names.indexOf(text.toUpperCase());
  const value = place >= 0 ? place + least : /^\d+$/.test(text) ? Number(text) : -1;
  return value >= least && value <= most ? value : undefined;
}

/** Returns whether a text is `*`, a value, a range, or one of these two with a step: `10-20/3`. */
function isRange(text: string, part: CronPart): boolean {
  const [range = '', step, ...rest] = text.split('/');
  const [from = '', to, ...more] = range.split('-');
  const isWide = range === '*' || range === '?' || to !== undefined;
  if (rest.length > 0 || more.length > 0 || (step !== undefined && !isWide)) return false;
  const values = part.name === 'weekday' ? 7 : part.most - part.least + 1;
  if (step !== undefined && !(/^\d+$/.test(step) && Number(step) >= 1 && Number(step) <= values))
    return false;
  if (range === '*' || range === '?') return true;
  const first = cronValueOf(from, part);
  // As the end of a range, SUN is 7.
  const last =
    to === undefined ? first : part.name === 'weekday' && /^sun$/i.test(to) ? 7 : cronValueOf(to, part);
  return first !== undefined && last !== undefined && first <= last;
}

function isCronItem(text: string, part: CronPart): boolean {
  const special = part.name === 'day' ? specialDay.exec(text) : undefined;
  if (special) return special[2] === undefined || isRange(special[2], part);
  const weekday = part.name === 'weekday' ? specialWeekday.exec(text) : undefined;
  return isRange(weekday?.[1] ?? text, part);
}

/** Returns whether a text, such as `0,30` or `MON-FRI`, is valid as this part of an expression. */
export const isCronPart = (text: string, part: CronPart): boolean =>
  // `LW` is the last weekday of a month, and the only value.
  (part.name === 'day' && /^LW$/i.test(text)) ||
  (part.name === 'weekday' ? text.replace(/^\+/, '') : text)
    .split(',')
    .every((item) => isCronItem(item, part));

/** True if a text has five valid parts. A check of its dates needs a calendar (cron.ts). */
export function isCron(text: string): boolean {
  const values = text.trim().split(/\s+/);
  return (
    values.length === cronParts.length &&
    cronParts.every((part, index) => isCronPart(values[index] ?? '', part))
  );
}
