import { formats } from './formats.ts';

/** All formats of schemas. Regular expressions become part of generated code, so that it loads no library of formats. */
export const valueFormats: Readonly<Record<string, RegExp | ((text: string) => boolean)>> = {
  ...formats,
  'date-time': /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i,
  date: /^\d{4}-[01]\d-[0-3]\d$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
};
