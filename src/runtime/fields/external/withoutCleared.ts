import { isRecord } from '../../../contract/isRecord.ts';

/**
 * A value without the fields that were emptied, and without the objects and lists in which nothing is left but these: who
 * takes back what was typed leaves no trace. What is empty without ever having been filled stays.
 */
export function withoutCleared(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(withoutCleared);
    return items.length > 0 && items.every((item, index) => item === undefined && value[index] !== undefined)
      ? undefined
      : items;
  }
  if (!isRecord(value)) return value;
  const all = Object.entries(value).map(([name, part]) => [name, withoutCleared(part)] as const);
  const left = all.filter(([, part]) => part !== undefined);
  return all.length > 0 && left.length === 0 ? undefined : Object.fromEntries(left);
}
