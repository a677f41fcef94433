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
import { commitTransitions } from '../lifecycle/commitTransitions.ts';
import { persistExpiredStates, persistExpiredStatesFor } from '../lifecycle/persistExpiredStates.ts';
import {
  isGenericTransition,
  type PlannedTransition,
  planTransition,
  type TransitionHooks,
} from '../lifecycle/planTransition.ts';
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
  const { repository } = tables;
  const { uuid, reason } = call.query;
  const before = await findOrThrow(call, entity, uuid, repository, 'update');
  const planOne = await planTransition(repository, call, entity, action, [before], hooks, reason);
  const planned = await planOne(before);
  await commitTransitions(tables, call, entity, action, [planned], hooks);
  return planned.after && toResponse(call, entity.model, planned.after);
}

/**
 * Handles an action of an `x-lifecycle` table, or the removal of a record without one
 * (schemas/SPECIFICATION.md section 4).
 */
export const handleTransition =
  (entity: EntityDefinition, action: string, hooks?: TransitionHooks): Handler =>
  (call) =>
    call.service.store.transaction((tables) => transitionRecord(tables, call, entity, action, hooks));

/** A record that a bulk action skipped, with the reason in the requested locale. */
export interface BatchSkip {
  readonly uuid: string;
  readonly name?: string;
  readonly reason: string;
}

/** Entity `batchResult`. */
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

const nameOrUuidOf = ({ model }: EntityDefinition, row: Row): string =>
  String(row[model.displayProperty] ?? row.uuid);

/** Returns the allowed transitions, and for each other record the message of the single call. */
export async function planEach(
  rows: readonly Row[],
  call: OperationCall,
  entity: EntityDefinition,
  planOne: (row: Row) => Promise<PlannedTransition>,
) {
  const planned: PlannedTransition[] = [];
  const skipped: BatchSkip[] = [];
  for (const row of rows) {
    try {
      planned.push(await planOne(row));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      skipped.push({
        uuid: row.uuid,
        name: nameOrUuidOf(entity, row),
        reason: error.messageIn(call.phrases),
      });
    }
  }
  return { steps: planned, skipped };
}

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
      const { repository } = tables;
      if (!isGenericTransition(entity, action)) {
        throw new ServiceError('NOT_IMPLEMENTED', { operation: `${call.operation} ${action}` });
      }
      const { rows, missing } = await lockTargets(repository, call, entity);
      const planOne = await planTransition(repository, call, entity, action, rows, hooks, request.reason);
      const { steps, skipped } = await planEach(rows, call, entity, planOne);
      await commitTransitions(tables, call, entity, action, steps, hooks);
      return {
        done: steps.length,
        skipped: [...skipped, ...toNotFoundSkips(call, entity, missing)],
      };
    });
  };
