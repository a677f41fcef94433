import { v7 as uuidv7 } from 'uuid';
import type { Row } from '../../../../contract/api/envelope.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import type { EntityDefinition } from '../../operations/catalog.ts';
import type { Handler, OperationCall } from '../../operations/ServiceContext.ts';
import { toKeyedRecord } from '../../store/records/KeyedRecord.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';
import { assertValid } from '../checks/assertValid.ts';
import {
  assertCurrentVersion,
  assertReferencesHold,
  assertTransitionAllowed,
  writeUnique,
} from '../checks/conflicts.ts';
import { applyTransition } from '../rows/applyTransition.ts';
import { diffFields, logChange } from '../rows/logChange.ts';
import { type RecordInput, sanitizeChange, sanitizeNew } from '../rows/sanitizeInput.ts';
import { toResponse, toStoredRow } from '../rows/storedRow.ts';
import { findOrThrow, lockOwner } from './findOrThrow.ts';

/**
 * Stores a new record of the company or of its owner's company, within a transaction, and returns it. The record
 * of a company belongs to itself.
 */
export async function createRecord(
  repository: RecordRepository,
  call: OperationCall,
  entity: EntityDefinition,
  body: unknown,
): Promise<Row> {
  const { model } = entity;
  const owner = await lockOwner(call, entity, isRecord(body) ? body : {}, repository);
  const uuid = uuidv7();
  const companyUuid = model.serviceRole === 'tenant' ? uuid : String(owner?.companyUuid ?? call.companyUuid);
  const record = sanitizeNew(entity, body);
  await assertValid({ ...call, companyUuid }, entity, record, repository);
  const row = toStoredRow(call, model, record, { uuid, companyUuid });
  await writeUnique(call, model, () => repository.insert(toKeyedRecord(model, companyUuid, row)));
  await logChange(call, entity, repository, { action: 'create', after: row, owner });
  return toResponse(call, model, row);
}

/** Stores a new record of the company and returns it. */
export const handleCreate =
  (entity: EntityDefinition): Handler =>
  (call) =>
    call.service.store.transaction(({ repository }) => createRecord(repository, call, entity, call.body));

/** A change of one record: its uuid and its new body. `version` is the one that the caller read. */
interface RecordModification {
  readonly uuid: unknown;
  readonly version?: unknown;
  readonly bodyOf: (shown: Row) => unknown;
  /** The action in the configuration log; `modify` if omitted. */
  readonly action?: string;
}

/**
 * Changes a record if its lifecycle allows modification, within a transaction, and returns it. An unchanged
 * record keeps its version and gets no log entry.
 */
export async function changeRecord(
  repository: RecordRepository,
  call: OperationCall,
  entity: EntityDefinition,
  { uuid, version, bodyOf, action = 'modify' }: RecordModification,
): Promise<Row> {
  const { model } = entity;
  // The owner is locked first, as everywhere, to avoid deadlocks.
  const owner =
    model.owner &&
    (await lockOwner(call, entity, await findOrThrow(call, entity, uuid, repository), repository));
  const before = await findOrThrow(call, entity, uuid, repository, 'update');
  const shown = toResponse(call, model, before);
  assertCurrentVersion(call, entity, shown, version);
  assertTransitionAllowed(call, entity, 'modify', before);
  const record: RecordInput = sanitizeChange(entity, shown, bodyOf(shown));
  const companyUuid = String(before.companyUuid);
  await assertValid({ ...call, companyUuid }, entity, record, repository, before);
  const changed = toStoredRow(call, model, record, { uuid: before.uuid, companyUuid }, before);
  const row = model.lifecycle
    ? applyTransition(model.lifecycle, 'modify', changed, call.service.now())
    : changed;
  if (diffFields(model, before, row).length === 0) return shown;
  await assertReferencesHold(call, entity, { before, after: row }, repository);
  await writeUnique(call, model, () => repository.update(toKeyedRecord(model, companyUuid, row)));
  await logChange(call, entity, repository, { action, before, after: row, owner });
  return toResponse(call, model, row);
}

/** Changes a record in a separate transaction. */
export const changeInTransaction = (
  call: OperationCall,
  entity: EntityDefinition,
  modification: RecordModification,
): Promise<Row> =>
  call.service.store.transaction(({ repository }) => changeRecord(repository, call, entity, modification));

const detailsOf = ({ omittedFromList }: EntityModel, row: Row) =>
  Object.fromEntries(omittedFromList.filter((name) => name in row).map((name) => [name, row[name]]));

/**
 * Replaces a record. A stale `version` is refused with the current row. A body without a detail keeps it: it
 * may come from a list row, which has none.
 */
export const handleModify =
  (entity: EntityDefinition): Handler =>
  (call) => {
    const body = isRecord(call.body) ? call.body : {};
    const { uuid, version } = body;
    const bodyOf = (shown: Row) => ({ ...detailsOf(entity.model, shown), ...body });
    return changeInTransaction(call, entity, { uuid, version, bodyOf });
  };
