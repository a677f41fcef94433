import type { Row } from '../../../../contract/api/envelope.ts';
import type { EntityDefinition } from '../../operations/catalog.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';
import type { Tables } from '../../store/ServiceStore.ts';
import { assertNoProblems, lockReferences } from '../checks/assertValid.ts';
import { assertNotInUse, assertTransitionAllowed } from '../checks/conflicts.ts';
import { applyTransition } from '../rows/applyTransition.ts';
import type { RecordInput } from '../rows/sanitizeInput.ts';
import { stampsOf, toResponse } from '../rows/storedRow.ts';

/** What the actions of an entity do besides what its lifecycle says. */
export interface TransitionHooks {
  /** Properties that an action leaves on the record; `reason` is what the caller gave. */
  readonly set?: (call: OperationCall, reason: unknown) => RecordInput;
  /** Looks up, for locked rows of one company, what else must be there; resolves to what throws for a row that lacks it. */
  readonly guard?: (
    repository: RecordRepository,
    call: OperationCall,
    rows: readonly Row[],
  ) => Promise<(row: Row) => void>;
  /** In the same transaction, after the records were written. */
  readonly after?: (
    tables: Tables,
    steps: readonly PlannedTransition[],
    call: OperationCall,
  ) => Promise<void>;
}

/** An action that a record is about to take: the row as it was, and as it will be; without `after` it goes. */
export interface PlannedTransition {
  readonly before: Row;
  readonly after?: Row;
}

/** Whether the lifecycle says all of what an action does. One that sets nothing wants a handler: the doing is elsewhere. */
export function isGenericTransition({ model }: EntityDefinition, action: string): boolean {
  const to = model.lifecycle?.transitions[action]?.to;
  return !to || Object.keys(to).length > 0;
}

/** Whether an action of the lifecycle, or of an entity without one, removes the record. */
const isRemoval = ({ model }: EntityDefinition, action: string): boolean =>
  (model.lifecycle?.transitions[action]?.to ?? null) === null;

/**
 * One action of an `x-lifecycle` table for locked and settled rows of one company (schemas/SPECIFICATION.md section 4): looks up what they
 * have in common, and resolves to the step of each. `reason` is what the caller gave, for the effect's mark. Writes nothing.
 * A step rejects with ILLEGAL_TRANSITION, INVALID_REQUEST or IN_USE, or as the effect refuses, when its record may not take it.
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
  const setProperties = hooks?.set?.(call, reason);
  const guard = await hooks?.guard?.(repository, call, rows);
  const foundReferences =
    lifecycle?.transitions[action]?.requires === 'valid' &&
    (await lockReferences(repository, entity, rows, companyUuid));

  return async (before) => {
    assertTransitionAllowed(call, entity, action, before);
    if (foundReferences)
      assertNoProblems(call, entity, toResponse(entity.model, before, now), foundReferences);
    guard?.(before);
    if (!lifecycle || isRemoval(entity, action)) {
      await assertNotInUse(call, entity, before, repository);
      return { before };
    }
    const next = applyTransition(lifecycle, action, before, now);
    return { before, after: { ...next, ...setProperties, ...stampsOf(entity.model, before, now) } };
  };
}
