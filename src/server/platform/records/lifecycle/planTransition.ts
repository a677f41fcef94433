import type { Row } from '../../../../contract/api/envelope.ts';
import type { Lifecycle } from '../../../../contract/model/lifecycle.ts';
import type { EntityDefinition } from '../../operations/catalog.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';
import type { Tables } from '../../store/ServiceStore.ts';
import { assertCompanyOpen, startsActivity } from '../checks/assertCompanyOpen.ts';
import { assertNoProblems, loadCheckContext } from '../checks/assertValid.ts';
import { assertNotInUse, assertTransitionAllowed } from '../checks/conflicts.ts';
import { applyTransition } from '../rows/applyTransition.ts';
import type { RecordInput } from '../rows/sanitizeInput.ts';
import { stampsOf, toVisibleRow } from '../rows/storedRow.ts';

/** Effects of an entity's actions beyond its lifecycle. */
export interface TransitionHooks {
  /** Properties that an action sets on the record `before`; `reason` comes from the caller. */
  readonly set?: (call: OperationCall, reason: unknown, before: Row) => RecordInput;
  /**
   * Loads other required records for locked rows of one company. Resolves to a check that throws for a row
   * that lacks one.
   */
  readonly guard?: (
    repository: RecordRepository,
    call: OperationCall,
    rows: readonly Row[],
  ) => Promise<(row: Row) => void>;
  /** Runs in the same transaction, after the records were written. */
  readonly after?: (
    tables: Tables,
    steps: readonly PlannedTransition[],
    call: OperationCall,
  ) => Promise<void>;
}

/** A planned action of a record: the row before and after. A record without `after` is removed. */
export interface PlannedTransition {
  readonly before: Row;
  readonly after?: Row;
}

/** Returns whether the lifecycle fully describes an action. An action that sets nothing needs a handler. */
export function isGenericTransition({ model }: EntityDefinition, action: string): boolean {
  const to = model.lifecycle?.transitions[action]?.to;
  return !to || Object.keys(to).length > 0;
}

/** Returns whether an action removes the record. A lifecycle need not list the action `remove`. */
const isRemoval = ({ transitions }: Lifecycle, action: string): boolean => {
  const transition = transitions[action];
  return transition ? transition.to === null : action === 'remove';
};

/**
 * Plans one action of an `x-lifecycle` table for locked rows of one company with persisted expiry
 * (schemas/SPECIFICATION.md section 4). Loads the common data and resolves to a function that plans each row.
 * `reason` comes from the caller, for `set` of the hooks. Writes nothing. A plan rejects with
 * ILLEGAL_TRANSITION, INVALID_REQUEST or IN_USE, or with the error of the guard.
 */
export async function planTransition(
  repository: RecordRepository,
  call: OperationCall,
  entity: EntityDefinition,
  action: string,
  rows: readonly Row[],
  hooks?: TransitionHooks,
  reason?: unknown,
): Promise<(row: Row) => Promise<PlannedTransition>> {
  const { lifecycle } = entity.model;
  const now = call.service.now();
  const companyUuid = String(rows[0]?.companyUuid);
  if (lifecycle && startsActivity(lifecycle, action)) await assertCompanyOpen(repository, companyUuid);
  const guard = await hooks?.guard?.(repository, call, rows);
  const checkContext =
    lifecycle?.transitions[action]?.requires === 'valid' &&
    (await loadCheckContext(call, entity, rows, companyUuid, repository));

  return async (before) => {
    assertTransitionAllowed(call, entity, action, before);
    if (checkContext)
      assertNoProblems(call, entity, toVisibleRow(entity.model, before, now), checkContext, before);
    guard?.(before);
    if (!lifecycle || isRemoval(lifecycle, action)) {
      await assertNotInUse(call, entity, before, repository);
      return { before };
    }
    const next = applyTransition(lifecycle, action, before, now);
    const setProperties = hooks?.set?.(call, reason, before);
    return { before, after: { ...next, ...setProperties, ...stampsOf(entity.model, before, now) } };
  };
}
