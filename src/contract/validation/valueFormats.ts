import { formats } from './formats.ts';

const notDivisibleBy4 = '(?:[02468][1235679]|[13579][01345789])';
/** Matches only days of the calendar: neither 30 February nor 29 February of a common year. */
const day = [
  `(?!0000|(?:\\d\\d${notDivisibleBy4}|${notDivisibleBy4}00)-02-29)`,
  '\\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])',
].join('');
const minute = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const offset = '(?:Z|[+-](?:0\\d|1[0-5]):?[0-5]\\d)';

/** An instant. The database refuses other days and offsets, even where JavaScript reads them as the next possible instant. */
export const dateTimeFormat = new RegExp(`^${day}T${minute}:[0-5]\\d(?:\\.\\d+)?${offset}$`, 'i');

/** All formats of schemas. Regular expressions become part of generated code, so that it loads no library of formats. */
export const valueFormats: Readonly<Record<string, RegExp | ((text: string) => boolean)>> = {
  ...formats,
  'date-time': dateTimeFormat,
  date: new RegExp(`^${day}$`),
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
};
