import type { Row } from '../../contract/envelope.ts';
import type { Entity } from '../catalog.ts';
import type { Call } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';
import { answered } from './answered.ts';
import type { Effect } from './Effect.ts';
import { passed } from './passed.ts';
import { refuseInUse } from './refuseInUse.ts';
import { lockReferences, refuseProblems } from './refuseInvalid.ts';
import { refuseObstacle } from './refuseObstacle.ts';
import { stamps } from './storedRow.ts';

/** An action that a record is about to take: the row as it was, and as it will be; without `after` it goes. */
export interface Step {
  readonly before: Row;
  readonly after?: Row;
}

/** Whether the lifecycle says all of what an action does. One that sets nothing wants a handler: the doing is elsewhere. */
export function isStep({ model }: Entity, action: string): boolean {
  const to = model.lifecycle?.transitions[action]?.to;
  return !to || Object.keys(to).length > 0;
}

/** Whether an action of the lifecycle, or of an entity without one, removes the record. */
const removes = ({ model }: Entity, action: string): boolean =>
  (model.lifecycle?.transitions[action]?.to ?? null) === null;

/**
 * One action of an `x-lifecycle` table for locked and settled rows of one company (schemas/SPECIFICATION.md section 4): looks up what they
 * have in common, and resolves to the step of each. `reason` is what the caller gave, for the effect's mark. Writes nothing.
 * A step rejects with ILLEGAL_TRANSITION, INVALID_REQUEST or IN_USE, or as the effect refuses, when its record may not take it.
 */
export async function stepsOf(
  documents: Documents,
  call: Call,
  entity: Entity,
  action: string,
  rows: readonly Row[],
  effect?: Effect,
  reason?: unknown,
): Promise<(row: Row) => Promise<Step>> {
  const { lifecycle } = entity.model;
  const now = call.service.now();
  const companyUuid = String(rows[0]?.companyUuid);
  const mark = effect?.mark?.(call, reason);
  const refuse = await effect?.refuse?.(documents, call, rows);
  const present =
    lifecycle?.transitions[action]?.requires === 'valid' &&
    (await lockReferences(documents, entity, rows, companyUuid));

  return async (before) => {
    refuseObstacle(call, entity, action, before);
    if (present) refuseProblems(call, entity, answered(entity.model, before, now), present);
    refuse?.(before);
    if (!lifecycle || removes(entity, action)) {
      await refuseInUse(call, entity, before, documents);
      return { before };
    }
    const next = passed(lifecycle, action, before, now);
    return { before, after: { ...next, ...mark, ...stamps(entity.model, before, now) } };
  };
}
