import type { Row } from '../../../../contract/api/envelope.ts';
import { ServiceError } from '../../base/ServiceError.ts';
import { type EntityDefinition, entityOf } from '../../operations/catalog.ts';
import type { Handler, OperationCall } from '../../operations/ServiceContext.ts';
import { toKeyedRecord } from '../../store/records/KeyedRecord.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';
import { findDanglingReferences, lockReferences } from '../checks/assertValid.ts';
import { writeUnique } from '../checks/conflicts.ts';
import { withoutVoidExpiry } from '../rows/applyTransition.ts';
import { captionOf } from '../rows/captions.ts';
import { logChange } from '../rows/logChange.ts';
import { stampsOf, toResponse } from '../rows/storedRow.ts';
import { notFound } from './findOrThrow.ts';

/** Returns the captions of references whose record was removed or changed its use meanwhile. */
async function missingReferenceCaptions(
  repository: RecordRepository,
  call: OperationCall,
  records: readonly { readonly entity: EntityDefinition; readonly row: Row }[],
): Promise<string[]> {
  const captions = new Set<string>();
  for (const { entity, row } of records) {
    const present = await lockReferences(repository, entity, [row], String(row.companyUuid));
    for (const property of findDanglingReferences(entity, row, present))
      captions.add(captionOf(call, entity.model.name, property));
  }
  return [...captions];
}

/**
 * Returns a record that exists already: another operator was faster, or the answer of an earlier call was
 * lost. Throws NOT_FOUND.
 */
async function findPresent(
  call: OperationCall,
  entity: EntityDefinition,
  repository: RecordRepository,
): Promise<Row> {
  const { model } = entity;
  const { login, query } = call;
  const present = await repository.find(model.name, 'uuid', query.uuid, login.companies);
  if (present) return toResponse(call, model, present);
  throw notFound(call, entity, 'error.notKept');
}

/** Restores a removed record with its owned records, within a transaction, and returns it. */
async function restoreRecord(
  repository: RecordRepository,
  call: OperationCall,
  entity: EntityDefinition,
): Promise<Row> {
  const { model } = entity;
  const { login, query, service } = call;
  const now = service.now();
  const taken = await repository.recycleBin.takeOut(query.uuid, login.companies, now);
  const before = taken.find((one) => one.entity === model.name && one.data.uuid === query.uuid)?.data;
  if (!before) return findPresent(call, entity, repository);
  const companyUuid = String(before.companyUuid);
  const initial: Row = { ...before, ...model.lifecycle?.initial, ...stampsOf(model, before, now) };
  const row = model.lifecycle ? withoutVoidExpiry(model.lifecycle, initial) : initial;
  const owned = taken
    .filter(({ data }) => data !== before)
    .map((one) => ({ entity: entityOf(one.entity), row: one.data }));

  // The record comes before its owned records, which refer to it.
  await writeUnique(
    call,
    model,
    () => repository.insert(toKeyedRecord(model, companyUuid, row)),
    'error.taken',
  );
  const gone = await missingReferenceCaptions(repository, call, [{ entity, row }, ...owned]);
  if (gone.length > 0) throw new ServiceError('GONE', { name: row[model.displayProperty], fields: gone });
  await repository.insertAll(owned.map((one) => toKeyedRecord(one.entity.model, companyUuid, one.row)));
  await logChange(call, entity, repository, { action: 'restore', after: row });
  return toResponse(call, model, row);
}

/**
 * Undoes the removal of a record while the recycle bin holds it. The record gets back its uuid, its secrets
 * and its owned records, in its initial state. Refuses with NOT_FOUND after that time, with DUPLICATE if
 * another record took its name, and with GONE if it refers to a missing record.
 */
export const handleRestore =
  (entity: EntityDefinition): Handler =>
  (call) =>
    call.service.store.transaction(({ repository }) => restoreRecord(repository, call, entity));
