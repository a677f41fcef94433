import isEqual from 'fast-deep-equal';
import type { Row } from '../../../contract/envelope.ts';
import { isRecord } from '../../../contract/isRecord.ts';
import type { Data } from '../FormScope.ts';
import type { Change } from './changesOf.ts';

/** What two values do not have in common: of objects the properties that differ, of all else the whole. */
export function differing(before: unknown, after: unknown): readonly [before: unknown, after: unknown] {
  if (!isRecord(before) || !isRecord(after)) return [before, after];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const parts = names
    .filter((name) => !isEqual(before[name], after[name]))
    .map((name) => [name, differing(before[name], after[name])] as const);
  const side = (index: 0 | 1) =>
    Object.fromEntries(
      parts.map(([name, both]) => [name, both[index]] as const).filter(([, value]) => value !== undefined),
    );
  return [side(0), side(1)];
}

const asRow = (data: Data): Row => ({ ...data, uuid: String(data.uuid ?? '') });

/** The record as it was opened and as it is typed. Of a published schema's value, which may be long, only what differs. */
export function sidesOf(changes: readonly Change[], base: Data, typed: Data) {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const { property, field } of changes)
    if (field.external) [before[property], after[property]] = differing(base[property], typed[property]);
  return { before: asRow({ ...base, ...before }), after: asRow({ ...typed, ...after }) };
}
