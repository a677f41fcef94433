import type { Row } from '../../contract/envelope.ts';
import type { Entity } from '../catalog.ts';
import type { Call } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';
import { answered } from './answered.ts';
import { lapsed, passed } from './passed.ts';
import type { Proposal } from './proposed.ts';
import { refuseInUse } from './refuseInUse.ts';
import { refuseInvalid } from './refuseInvalid.ts';
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
 * One action of an `x-lifecycle` table on a locked row (DECISIONS.md, "Interface lifecycle"); `mark` is what it leaves besides.
 * Writes nothing. Throws ILLEGAL_TRANSITION, INVALID_REQUEST or IN_USE when the record may not take it.
 */
export async function stepOf(
  documents: Documents,
  call: Call,
  entity: Entity,
  action: string,
  before: Row,
  mark: Proposal = {},
): Promise<Step> {
  const { model } = entity;
  const now = call.service.now();
  refuseObstacle(call, entity, action, before);
  if (!model.lifecycle || removes(entity, action)) {
    await refuseInUse(call, entity, before, documents);
    return { before };
  }
  if (model.lifecycle.transitions[action]?.requires === 'valid') {
    const companyUuid = String(before.companyUuid);
    await refuseInvalid({ ...call, companyUuid }, entity, answered(model, before, now), documents);
  }
  const next = passed(model.lifecycle, action, lapsed(model.lifecycle, before, now), now);
  return { before, after: { ...next, ...mark, ...stamps(model, before, now) } };
}
