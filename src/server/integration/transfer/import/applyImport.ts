import { v7 as uuidv7 } from 'uuid';
import type { Row } from '../../../../contract/api/envelope.ts';
import type { EntityDefinition } from '../../../platform/operations/catalog.ts';
import type { OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { writeUnique } from '../../../platform/records/checks/conflicts.ts';
import { createLogEntry, diffFields } from '../../../platform/records/rows/logChange.ts';
import {
  type RecordInput,
  sanitizeChange,
  sanitizeNew,
} from '../../../platform/records/rows/sanitizeInput.ts';
import { toStoredRow, toVisibleRow } from '../../../platform/records/rows/storedRow.ts';
import { type KeyedRecord, toKeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import type { RecordRepository } from '../../../platform/store/records/RecordRepository.ts';
import { exportedEntity, ownedEntities } from '../exportedEntities.ts';
import { pairRecords } from './compareItems.ts';
import type { PlannedItem } from './createImportPlan.ts';

/** One record before and after; one of the two may be missing. */
interface RecordWrite {
  readonly entity: EntityDefinition;
  readonly before?: Row | undefined;
  readonly after?: Row | undefined;
  /** The interface that owns the record. */
  readonly owner?: Row;
}

function createRow(
  call: OperationCall,
  entity: EntityDefinition,
  wanted: RecordInput,
  before: Row | undefined,
): Row {
  const { model } = entity;
  const { companyUuid, service } = call;
  if (!before) return toStoredRow(call, model, sanitizeNew(entity, wanted), { uuid: uuidv7(), companyUuid });
  const changed = sanitizeChange(entity, toVisibleRow(model, before, service.now()), wanted);
  return toStoredRow(call, model, changed, { uuid: before.uuid, companyUuid }, before);
}

/**
 * Returns the writes for an item: its interface, then its owned records. Records that the item lacks are
 * removed.
 */
function createWrites(call: OperationCall, { record, parts: wanted, stored }: PlannedItem): RecordWrite[] {
  const before = stored?.row;
  const after = createRow(call, exportedEntity, record, before);
  const rest = ownedEntities.flatMap((part) => {
    const { entity, owner } = part;
    const { name } = entity.model;
    return pairRecords(part, stored?.parts[name], wanted[name]).map((pair) => ({
      entity,
      before: pair.before,
      after: pair.after && createRow(call, entity, { ...pair.after, [owner]: after.uuid }, pair.before),
      owner: after,
    }));
  });
  return [{ entity: exportedEntity, before, after }, ...rest];
}

/** An unchanged record is not written, so it keeps its version. */
const hasChanges = ({ entity, before, after }: RecordWrite): boolean =>
  !before || !after || diffFields(entity.model, before, after).length > 0;

const keyedRecordsOf = ({ companyUuid }: OperationCall, writes: readonly RecordWrite[]): KeyedRecord[] =>
  writes.flatMap(({ entity, after }) => (after ? [toKeyedRecord(entity.model, companyUuid, after)] : []));

/** All writers use one order, to avoid deadlocks. */
const sortByKey = (items: readonly PlannedItem[]): PlannedItem[] =>
  items.toSorted((a, b) => (a.naturalKey < b.naturalKey ? -1 : 1));

/** Stores items, offline, and writes the configuration log: a handful of statements, however many items. */
export async function applyImport(
  call: OperationCall,
  repository: RecordRepository,
  items: readonly PlannedItem[],
  action: 'import' | 'copy',
): Promise<void> {
  const writes = sortByKey(items)
    .flatMap((item) => createWrites(call, item))
    .filter(hasChanges);
  const replaced = writes.filter(({ before }) => before);
  const added = writes.filter(({ before }) => !before);
  for (const { entity } of ownedEntities) {
    const gone = replaced.filter((write) => write.entity === entity && !write.after);
    await repository.removeAll(
      entity.model.name,
      gone.flatMap(({ before }) => (before ? [before.uuid] : [])),
    );
  }
  await writeUnique(call, exportedEntity.model, async () => {
    await repository.updateAll(keyedRecordsOf(call, replaced));
    await repository.insertAll(keyedRecordsOf(call, added));
  });
  await repository.insertAll(
    writes.flatMap(({ entity, ...change }) => createLogEntry(call, entity, { action, ...change }) ?? []),
  );
}
