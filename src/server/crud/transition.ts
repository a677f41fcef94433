import type { Row } from '../../contract/envelope.ts';
import type { Entity } from '../catalog.ts';
import type { Call, Handler } from '../Service.ts';
import type { Tables } from '../store/Store.ts';
import { answered } from './answered.ts';
import type { Effect } from './Effect.ts';
import { found } from './found.ts';
import { stepsOf } from './step.ts';
import { takeSteps } from './takeSteps.ts';

/** Takes one action with the record that the call names, within a transaction; resolves to its fresh row unless it is gone. */
async function transitionIn(
  tables: Tables,
  call: Call,
  entity: Entity,
  action: string,
  effect?: Effect,
): Promise<Row | undefined> {
  const { documents } = tables;
  const { uuid, reason } = call.query;
  const before = await found(call, entity, uuid, documents, 'update');
  const stepOf = await stepsOf(documents, call, entity, action, [before], effect, reason);
  const step = await stepOf(before);
  await takeSteps(tables, call, entity, action, [step], effect);
  return step.after && answered(entity.model, step.after, call.service.now());
}

/** An action of an `x-lifecycle` table, or the removal of a record without one (schemas/SPECIFICATION.md section 4). */
export const transition =
  (entity: Entity, action: string, effect?: Effect): Handler =>
  (call) =>
    call.service.store.transaction((tables) => transitionIn(tables, call, entity, action, effect));
