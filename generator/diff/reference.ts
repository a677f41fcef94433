import type { Judge, Table } from './judge.ts';
import { anyChange, condition, harmless, part, words } from './judges.ts';

/** entity.schema.json#/definitions/reference: what the values are names of, and how people choose. */
export const referenceTable: Table = {
  operation: anyChange,
  value: anyChange,
  label: words,
  search: harmless,
  params: anyChange,
  timeZone: words,
};

/** A value that refers to nothing is refused. */
export const reference: Judge = part(referenceTable, condition, condition);
