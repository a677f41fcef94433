import type { Row } from '../../../../contract/api/envelope.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { Binding } from '../../../../contract/model/entity.ts';
import { findObstacle } from '../../../../contract/model/lifecycle.ts';
import { invalidRequest, ServiceError } from '../../base/ServiceError.ts';
import { bindings, type EntityDefinition } from '../../operations/catalog.ts';
import type { Handler, OperationCall } from '../../operations/ServiceContext.ts';
import type { RecordQuery } from '../../store/records/RecordQuery.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';
import type { Tables } from '../../store/ServiceStore.ts';
import { assertMayCall } from '../checks/assertMayCall.ts';
import { persistExpiredStates, persistExpiredStatesFor } from '../lifecycle/persistExpiredStates.ts';
import { isGenericTransition, type TransitionHooks } from '../lifecycle/planTransition.ts';
import { type BatchSkip, transitionAll, transitionOne } from '../lifecycle/transitionAll.ts';
import { toResponse, toVisibleRow } from '../rows/storedRow.ts';
import { findOrThrow, notFound } from './findOrThrow.ts';
import { toRecordQuery } from './handleList.ts';

/**
 * Applies one action to the record that the call names, within a transaction. Resolves to its new row unless
 * it was removed.
 */
async function transitionRecord(
  tables: Tables,
  call: OperationCall,
  entity: EntityDefinition,
  action: string,
  hooks?: TransitionHooks,
): Promise<Row | undefined> {
  const { uuid, reason } = call.query;
  const before = await findOrThrow(call, entity, uuid, tables.repository, 'update');
  const after = await transitionOne(tables, call, { entity, action, hooks, reason }, before);
  return after && toResponse(call, entity.model, after);
}

/**
 * Handles an action of an `x-lifecycle` table, or the removal of a record without one
 * (schemas/SPECIFICATION.md section 4).
 */
export const handleTransition =
  (entity: EntityDefinition, action: string, hooks?: TransitionHooks): Handler =>
  (call) =>
    call.service.store.transaction((tables) => transitionRecord(tables, call, entity, action, hooks));

/** The answer of a bulk action. */
export interface BatchResult {
  readonly done: number;
  readonly skipped: readonly BatchSkip[];
}

/** The body of a bulk action, already validated. Either `uuids`, or `filter` and `expectedCount`. */
type BatchRequest = Readonly<Record<string, unknown>>;

const toFilterQuery = (
  call: OperationCall,
  { model }: EntityDefinition,
  request: BatchRequest,
): RecordQuery => toRecordQuery({ ...call, body: request.filter }, model);

function assertCount(expected: unknown, actual: number): void {
  if (actual === expected) return;
  throw new ServiceError('COUNT_CHANGED', { expected, actual }, { data: { expected, actual } });
}

/** Locks the records of a filter. Refuses if their number differs from the one that the operator saw. */
async function lockMatching(
  repository: RecordRepository,
  call: OperationCall,
  entity: EntityDefinition,
  request: BatchRequest,
): Promise<Row[]> {
  const query = toFilterQuery(call, entity, request);
  // Counts first, from an index, so that a refused call neither reads nor locks records.
  const { count } = await repository.list({ ...query, window: { limit: 0, offset: 0 } });
  assertCount(request.expectedCount, count);
  const { records } = await repository.list(query, 'update');
  assertCount(request.expectedCount, records.length);
  return records;
}

/**
 * Locks the records to act on in the order of their uuids and persists their expired states. Also returns the
 * uuids without a record. Throws COUNT_CHANGED.
 */
export async function lockTargets(
  repository: RecordRepository,
  call: OperationCall,
  entity: EntityDefinition,
) {
  const request: BatchRequest = isRecord(call.body) ? call.body : {};
  if (!Array.isArray(request.uuids)) {
    const rows = await lockMatching(repository, call, entity, request);
    return { rows: await persistExpiredStates(repository, call, entity, rows), missing: [] };
  }
  const uuids = request.uuids.map(String);
  const rows = await repository.findAll(entity.model.name, 'uuid', uuids, call.companyUuid, 'update');
  const present = new Set(rows.map(({ uuid }) => uuid));
  return {
    rows: await persistExpiredStates(repository, call, entity, rows),
    missing: uuids.filter((uuid) => !present.has(uuid)),
  };
}

/** Returns the records of a bulk action that its lifecycle allows now, without a lock. */
export async function findTargets(call: OperationCall, entity: EntityDefinition): Promise<Row[]> {
  const { service, companyUuid } = call;
  const request: BatchRequest = isRecord(call.body) ? call.body : {};
  const { repository } = service.store;
  const rows = Array.isArray(request.uuids)
    ? await repository.findAll(entity.model.name, 'uuid', request.uuids.map(String), companyUuid)
    : (await repository.list(toFilterQuery(call, entity, request))).records;
  const action = String(request.action);
  return rows.filter(
    (row) =>
      findObstacle(entity.model.lifecycle, action, toVisibleRow(entity.model, row, service.now())) ===
      undefined,
  );
}

/** Returns the uuids without a record, each with the message of the single call. */
export const toNotFoundSkips = (
  call: OperationCall,
  entity: EntityDefinition,
  uuids: readonly string[],
): BatchSkip[] => {
  const reason = notFound(call, entity).messageIn(call.phrases);
  return uuids.map((uuid) => ({ uuid, reason }));
};

/** Returns the action of a bulk action's body. Throws INVALID_REQUEST for one that the operation does not list. */
function bulkActionOf({ operation, body, phrases }: OperationCall): string {
  const action = isRecord(body) ? body.action : undefined;
  const binding = bindings[operation];
  if (typeof action === 'string' && binding?.role === 'batch' && binding.actions.includes(action))
    return action;
  const message = phrases.translate('validation.enum', { field: 'action' });
  throw invalidRequest([{ field: 'action', message }]);
}

/** An action of a batch needs the same role as the operation for one record. */
const isBindingOf =
  (action: string) =>
  (binding: Binding): boolean =>
    binding.role === 'transition' ? binding.action === action : binding.role === action;

/**
 * Applies one action to many records in one transaction (schemas/SPECIFICATION.md section 4.6). Records that
 * do not allow it are skipped and named. Throws INVALID_REQUEST for an action that the operation does not list,
 * ROLE_REQUIRED for one that the caller may not run on one record, and COUNT_CHANGED without any change if a
 * filter no longer matches the number of records that the operator saw.
 */
export const handleBatch =
  (entity: EntityDefinition, hooks?: TransitionHooks): Handler =>
  async (call) => {
    const request: BatchRequest = isRecord(call.body) ? call.body : {};
    const action = bulkActionOf(call);
    assertMayCall(call, entity.model.name, call.companyUuid, isBindingOf(action));
    if (!Array.isArray(request.uuids))
      await persistExpiredStatesFor(call, entity, toFilterQuery(call, entity, request));
    return call.service.store.transaction(async (tables): Promise<BatchResult> => {
      if (!isGenericTransition(entity, action)) {
        throw new ServiceError('NOT_IMPLEMENTED', { operation: `${call.operation} ${action}` });
      }
      const { rows, missing } = await lockTargets(tables.repository, call, entity);
      const wanted = { entity, action, hooks, reason: request.reason };
      const { steps, skipped } = await transitionAll(tables, call, wanted, rows);
      return {
        done: steps.length,
        skipped: [...skipped, ...toNotFoundSkips(call, entity, missing)],
      };
    });
  };
