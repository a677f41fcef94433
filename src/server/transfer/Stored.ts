import type { Row } from '../../contract/envelope.ts';
import { configurationOf } from '../crud/proposed.ts';
import type { Documents, Lock } from '../store/Documents.ts';
import { canonical } from './canonical.ts';
import type { Item } from './Item.ts';
import { parts, subject } from './subject.ts';

/** An interface of the store with the records that belong to it, by their entity. */
export interface Stored {
  readonly row: Row;
  readonly parts: Readonly<Record<string, readonly Row[]>>;
}

/** Adds to the rows of interfaces what belongs to them: one query for each kind of it, however many rows there are. */
export async function storedOf(
  documents: Documents,
  companyUuid: string,
  rows: readonly Row[],
  lock?: Lock,
): Promise<Stored[]> {
  const owners = rows.map(({ uuid }) => uuid);
  const byOwner = new Map<string, Record<string, Row[]>>(owners.map((uuid) => [uuid, {}]));
  for (const { entity, owner } of parts) {
    const { name } = entity.model;
    for (const part of await documents.findAll(name, owner, owners, companyUuid, lock)) {
      const own = byOwner.get(String(part[owner]));
      if (own) own[name] = [...(own[name] ?? []), part];
    }
  }
  return rows.map((row) => ({ row, parts: byOwner.get(row.uuid) ?? {} }));
}

const inOrder = <T>(values: readonly T[]): T[] =>
  [...values].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1));

/** What of it travels. */
export function itemOf({ row, parts: rows }: Stored): Item {
  const entries = parts.flatMap(({ entity: { model }, owner }) => {
    const own = (rows[model.name] ?? []).map((part) => {
      const { [owner]: _, ...record } = configurationOf(model, part);
      return record;
    });
    return own.length > 0 ? [[model.name, inOrder(own)]] : [];
  });
  return { record: configurationOf(subject.model, row), parts: Object.fromEntries(entries) };
}
