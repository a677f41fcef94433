import { isRecord } from './isRecord.ts';

const compareNames = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/**
 * Returns JSON without spaces, with the members of every object sorted by name: equal values have equal texts.
 * A value that JSON lacks, such as a function, gives an empty text.
 */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    isRecord(member) ? Object.fromEntries(Object.entries(member).sort(compareNames)) : member,
  ) ?? '';
