import { isRecord } from '../../contract/isRecord.ts';
import { configurationOf, type Proposal } from '../crud/proposed.ts';
import { subject } from './subject.ts';

/**
 * An interface as it travels: what its operators decided, without identity, state or figures; and, by entity,
 * the records that belong to it.
 */
export interface Item {
  readonly record: Proposal;
  readonly parts: Readonly<Record<string, readonly Proposal[]>>;
}

/** An item as a file has it: the properties of the interface and, by their entity, its rules. */
export const writtenItem = ({ record, parts }: Item): Proposal =>
  Object.keys(parts).length > 0 ? { ...record, rules: parts } : record;

/** What of it a file holds; the shape of the file is checked, its records are not yet. */
export function readItem({ rules, ...record }: Proposal): Item {
  const parts = Object.entries(isRecord(rules) ? rules : {}).map(([name, rows]) => [
    name,
    Array.isArray(rows) ? rows.filter(isRecord) : [],
  ]);
  return { record: configurationOf(subject.model, record), parts: Object.fromEntries(parts) };
}
