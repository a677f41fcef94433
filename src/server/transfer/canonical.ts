import { createHash } from 'node:crypto';
import { isRecord } from '../../contract/isRecord.ts';

/** JSON without spaces, the members of every object in the order of their names: equal values have equal texts. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    isRecord(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );

/** SHA-256 of a value, in hex. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex');
