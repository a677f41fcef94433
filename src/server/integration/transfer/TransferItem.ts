import type { Row } from '../../../contract/api/envelope.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { OperationCall } from '../../platform/operations/ServiceContext.ts';
import { editablePropertiesOf, type RecordInput } from '../../platform/records/rows/sanitizeInput.ts';
import type { RecordRepository, RowLock } from '../../platform/store/records/RecordRepository.ts';
import { canonicalJson } from './ExportFile.ts';
import { exportedEntity, ownedEntities } from './exportedEntities.ts';
import type { TransferReference } from './references.ts';

/**
 * An interface as it travels: what its operators decided, without identity, state or figures; and, by entity,
 * the records that belong to it.
 */
export interface TransferItem {
  readonly record: RecordInput;
  readonly parts: Readonly<Record<string, readonly RecordInput[]>>;
}

/** An item as a file has it: the properties of the interface and, by their entity, its rules. */
export const writeItem = ({ record, parts }: TransferItem): RecordInput =>
  Object.keys(parts).length > 0 ? { ...record, rules: parts } : record;

/** What of it a file holds; the shape of the file is checked, its records are not yet. */
export function readItem({ rules, ...record }: RecordInput): TransferItem {
  const parts = Object.entries(isRecord(rules) ? rules : {}).map(([name, rows]) => [
    name,
    Array.isArray(rows) ? rows.filter(isRecord) : [],
  ]);
  return { record: editablePropertiesOf(exportedEntity.model, record), parts: Object.fromEntries(parts) };
}

/** An interface of the store with the records that belong to it, by their entity. */
export interface StoredInterface {
  readonly row: Row;
  readonly parts: Readonly<Record<string, readonly Row[]>>;
}

/** Adds to the rows of interfaces what belongs to them: one query for each kind of it, however many rows there are. */
export async function loadOwnedRecords(
  documents: RecordRepository,
  companyUuid: string,
  rows: readonly Row[],
  lock?: RowLock,
): Promise<StoredInterface[]> {
  const owners = rows.map(({ uuid }) => uuid);
  const byOwner = new Map<string, Record<string, Row[]>>(owners.map((uuid) => [uuid, {}]));
  for (const { entity, owner } of ownedEntities) {
    const { name } = entity.model;
    for (const part of await documents.findAll(name, owner, owners, companyUuid, lock)) {
      const own = byOwner.get(String(part[owner]));
      if (own) own[name] = [...(own[name] ?? []), part];
    }
  }
  return rows.map((row) => ({ row, parts: byOwner.get(row.uuid) ?? {} }));
}

const sortCanonically = <T>(values: readonly T[]): T[] =>
  [...values].sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));

/** What of it travels. */
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

/** What is to arrive in a company, out of a file or out of another place. */
export interface TransferBundle {
  readonly items: readonly TransferItem[];
  readonly references: readonly TransferReference[];
  /** Property → the value that every item gets which shows that property: a place, or the record to refer to. */
  readonly target: Readonly<Record<string, string>>;
}

/** Where a bundle comes from. */
export type BundleSource = (call: OperationCall, documents: RecordRepository) => Promise<TransferBundle>;
