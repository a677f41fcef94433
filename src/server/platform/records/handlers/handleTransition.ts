import type { Row } from '../../../../contract/api/envelope.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { ServiceError } from '../../base/ServiceError.ts';
import type { EntityDefinition } from '../../operations/catalog.ts';
import type { Handler, OperationCall } from '../../operations/ServiceContext.ts';
import type { RecordQuery } from '../../store/records/RecordQuery.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';
import type { Tables } from '../../store/ServiceStore.ts';
import { commitTransitions } from '../lifecycle/commitTransitions.ts';
import { persistExpiredStates, persistExpiredStatesFor } from '../lifecycle/persistExpiredStates.ts';
import {
  isGenericTransition,
  type PlannedTransition,
  planTransition,
  type TransitionHooks,
} from '../lifecycle/planTransition.ts';
import { toResponse } from '../rows/storedRow.ts';
import { findOrThrow } from './findOrThrow.ts';
import { toRecordQuery } from './handleList.ts';

/** Takes one action with the record that the call names, within a transaction; resolves to its fresh row unless it is gone. */
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
  return planned.after && toResponse(entity.model, planned.after, call.service.now());
}

/** An action of an `x-lifecycle` table, or the removal of a record without one (schemas/SPECIFICATION.md section 4). */
export const handleTransition =
  (entity: EntityDefinition, action: string, hooks?: TransitionHooks): Handler =>
  (call) =>
    call.service.store.transaction((tables) => transitionRecord(tables, call, entity, action, hooks));

/** A record that a batch left alone, and why, in the asked language. */
export interface BatchSkip {
  readonly uuid: string;
  readonly name?: string;
  readonly reason: string;
}

/** Entity `bulkResultOf`. */
export interface BatchResult {
  readonly done: number;
  readonly skipped: readonly BatchSkip[];
}

/** What a batch asks for, as its body; the entity's validator has seen it. Either `uuids`, or `filter` and `expectedCount`. */
type BatchRequest = Readonly<Record<string, unknown>>;

const toFilterQuery = (
  call: OperationCall,
  { model }: EntityDefinition,
  request: BatchRequest,
): RecordQuery => toRecordQuery({ ...call, body: request.filter }, model);

function assertCount(expected: unknown, actual: number): void {
  if (actual === expected) return;
  throw new ServiceError('COUNT_CHANGED', { expected, actual }, { expected, actual });
}

/** Of a filter, refuses another number of records than the operator saw: neither more nor others are touched. */
async function lockMatching(
  repository: RecordRepository,
  call: OperationCall,
  entity: EntityDefinition,
  request: BatchRequest,
): Promise<Row[]> {
  const query = toFilterQuery(call, entity, request);
  // Counted first, out of an index: what is refused anyway is neither read nor locked.
  const { count } = await repository.list({ ...query, window: { limit: 0, offset: 0 } });
  assertCount(request.expectedCount, count);
  const { records } = await repository.list(query, 'update');
  assertCount(request.expectedCount, records.length);
  return records;
}

/** The records to act on, settled, locked in the order of their uuids, and the uuids that no record has. Throws COUNT_CHANGED. */
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

/** Uuids that no record has, each with the sentence that the single call would refuse it with. */
export const toNotFoundSkips = (
  { phrases }: OperationCall,
  { model }: EntityDefinition,
  uuids: readonly string[],
): BatchSkip[] => {
  const refusal = new ServiceError('NOT_FOUND', {
    entity: phrases.translate(`entities.${model.name}.title`),
  });
  return uuids.map((uuid) => ({ uuid, reason: refusal.messageIn(phrases) }));
};

const nameOrUuidOf = ({ model }: EntityDefinition, row: Row): string =>
  String(row[model.displayProperty] ?? row.uuid);

/** The steps that may be taken, and the sentence that the single call would refuse each of the others with. */
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

/**
 * One action on many records in one transaction (schemas/SPECIFICATION.md section 4.6): those that may not take it are skipped and
 * named. Throws COUNT_CHANGED, and does nothing, when a filter no longer matches as many records as the operator saw.
 */
export const handleBatch =
  (entity: EntityDefinition, hooks?: TransitionHooks): Handler =>
  async (call) => {
    const request: BatchRequest = isRecord(call.body) ? call.body : {};
    if (!Array.isArray(request.uuids))
      await persistExpiredStatesFor(call, entity, toFilterQuery(call, entity, request));
    return call.service.store.transaction(async (tables): Promise<BatchResult> => {
      const { repository } = tables;
      const action = String(request.action);
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
