import type { Row } from '../../../contract/api/envelope.ts';
import { canonicalJson } from '../../../contract/json/canonicalJson.ts';
import type { OperationCall } from '../../platform/operations/ServiceContext.ts';
import { editablePropertiesOf, type RecordInput } from '../../platform/records/rows/sanitizeInput.ts';
import type { RecordRepository, RowLock } from '../../platform/store/records/RecordRepository.ts';
import { exportedEntity, ownedEntities } from './exportedEntities.ts';
import type { TransferReference } from './references.ts';

/**
 * An exported interface: its configured properties, without identity, state and counts; and, by entity, its
 * owned records.
 */
export interface TransferItem {
  readonly record: RecordInput;
  readonly parts: Readonly<Record<string, readonly RecordInput[]>>;
}

/** Returns an item as in a file: the properties of the interface and, by entity, its rules. */
export const writeItem = ({ record, parts }: TransferItem): RecordInput =>
  Object.keys(parts).length > 0 ? { ...record, rules: parts } : record;

/** Returns an item from a file. The shape of the file is checked, its records are not yet. */
export const readItem = ({ rules, ...record }: RecordInput): TransferItem => ({
  record: editablePropertiesOf(exportedEntity.model, record),
  parts: (rules ?? {}) as TransferItem['parts'],
});

/** A stored interface with its owned records, by entity. */
export interface StoredInterface {
  readonly row: Row;
  readonly parts: Readonly<Record<string, readonly Row[]>>;
}

/** Adds the owned records to the rows of interfaces: one query for each entity, however many rows. */
export async function loadOwnedRecords(
  repository: RecordRepository,
  companyUuid: string,
  rows: readonly Row[],
  lock?: RowLock,
): Promise<StoredInterface[]> {
  const owners = rows.map(({ uuid }) => uuid);
  const byOwner = new Map<string, Record<string, Row[]>>(owners.map((uuid) => [uuid, {}]));
  for (const { entity, owner } of ownedEntities) {
    const { name } = entity.model;
    for (const part of await repository.findAll(name, owner, owners, companyUuid, lock)) {
      const own = byOwner.get(String(part[owner]));
      if (own) own[name] = [...(own[name] ?? []), part];
    }
  }
  return rows.map((row) => ({ row, parts: byOwner.get(row.uuid) ?? {} }));
}

const sortCanonically = <T>(values: readonly T[]): T[] =>
  [...values].sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));

/** Returns the exportable part of it. */
export function itemOf({ row, parts: rows }: StoredInterface): TransferItem {
  const entries = ownedEntities.flatMap(({ entity: { model }, owner }) => {
    const own = (rows[model.name] ?? []).map((part) => {
      const { [owner]: _, ...record } = editablePropertiesOf(model, part);
      return record;
    });
    return own.length > 0 ? [[model.name, sortCanonically(own)]] : [];
  });
  return { record: editablePropertiesOf(exportedEntity.model, row), parts: Object.fromEntries(entries) };
}

/** Items to import into a company, from a file or from another place. */
export interface TransferBundle {
  readonly items: readonly TransferItem[];
  readonly references: readonly TransferReference[];
  /** Property → value for every item that shows the property: a place, or the record to refer to. */
  readonly target: Readonly<Record<string, string>>;
}

/** Loads a bundle. */
export type BundleSource = (call: OperationCall, repository: RecordRepository) => Promise<TransferBundle>;
