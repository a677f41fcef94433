import fastDeepEqual from 'fast-deep-equal';
import { escapePointerPart } from '../../../generator/load/jsonPosition.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';

/** A place that the source and a person both changed. The person's value stays. */
export interface MergeConflict {
  readonly pointer: string;
  /** The value in the project; undefined if the person removed it. */
  readonly kept: unknown;
  /** The value of the source; undefined if the source has removed it. */
  readonly offered: unknown;
}

export interface Merged {
  readonly value: unknown;
  readonly conflicts: readonly MergeConflict[];
}

/** Three versions of a value. `undefined`: the version does not have it. */
interface Versions {
  /** As the last import wrote it. */
  readonly base: unknown;
  /** As the project has it, with the edits by hand. */
  readonly present: unknown;
  /** As the source gives it now. */
  readonly offered: unknown;
}

/**
 * Merges a change of the source into a value that a person may have edited. Objects are merged by member. Lists of texts, and
 * lists of objects with a key (`const`, `property` or `id`), are merged by item.
 */
export function mergeJson({ base, present, offered }: Versions, pointer = ''): Merged {
  if (fastDeepEqual(base, offered) || fastDeepEqual(present, offered))
    return { value: present, conflicts: [] };
  if (fastDeepEqual(base, present)) return { value: offered, conflicts: [] };
  if (isRecord(present) && isRecord(offered))
    return mergeMembers({ base: isRecord(base) ? base : {}, present, offered }, pointer);
  if (Array.isArray(present) && Array.isArray(offered)) {
    const lists = [Array.isArray(base) ? base : [], present, offered].map(membersByKey);
    const [was, is, wants] = lists;
    if (was && is && wants) {
      const { value, conflicts } = mergeMembers({ base: was, present: is, offered: wants }, pointer);
      return { value: Object.values(isRecord(value) ? value : {}), conflicts };
    }
  }
  return { value: present, conflicts: [{ pointer, kept: present, offered }] };
}

type Members = Readonly<Record<string, unknown>>;

const itemKeys = ['const', 'property', 'id', '$ref'];

/** Returns the key of an item: the item itself if it is a text. A column may be a text or an object. */
function keyOfItem(item: unknown): string | undefined {
  if (typeof item === 'string') return `:${item}`;
  if (!isRecord(item)) return undefined;
  const key = itemKeys.flatMap((name) => item[name] ?? [])[0];
  return typeof key === 'string' || typeof key === 'number' ? `:${key}` : undefined;
}

/** Returns the items of a list by key; undefined if an item has no key or two have the same. */
function membersByKey(list: readonly unknown[]): Members | undefined {
  const entries = list.map((item) => [keyOfItem(item), item] as const);
  const keys = new Set(entries.map(([key]) => key));
  return keys.has(undefined) || keys.size < list.length ? undefined : Object.fromEntries(entries);
}

function mergeMembers(
  {
    base,
    present,
    offered,
  }: { readonly base: Members; readonly present: Members; readonly offered: Members },
  pointer: string,
): Merged {
  const conflicts: MergeConflict[] = [];
  const merged: [string, unknown][] = [];
  for (const key of orderedKeys(present, offered)) {
    const at = `${pointer}/${escapePointerPart(key.replace(/^:/, ''))}`;
    const one = mergeJson({ base: base[key], present: present[key], offered: offered[key] }, at);
    conflicts.push(...one.conflicts);
    if (one.value !== undefined) merged.push([key, one.value]);
  }
  return { value: Object.fromEntries(merged), conflicts };
}

/** Returns the keys in the order of the project. A new key follows the key that it follows in the source. */
function orderedKeys(present: Members, offered: Members): string[] {
  const keys = Object.keys(present);
  let previous: string | undefined;
  for (const key of Object.keys(offered)) {
    if (!keys.includes(key)) keys.splice(previous === undefined ? 0 : keys.indexOf(previous) + 1, 0, key);
    previous = key;
  }
  return keys;
}
