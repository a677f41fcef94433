import type { Row } from '../../contract/envelope.ts';
import { obstacleWords } from '../../contract/obstacleWords.ts';
import type { Entity } from '../catalog.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import { answered } from './answered.ts';

/** Throws ILLEGAL_TRANSITION with the fresh row when the lifecycle does not allow the action now. */
export function refuseObstacle(call: Call, { model }: Entity, action: string, row: Row): void {
  const shown = answered(model, row, call.service.now());
  const either = new Intl.ListFormat(call.say.locale, { type: 'disjunction' });
  const problem = obstacleWords(
    { ...call.say, either: (items) => either.format(items) },
    model.name,
    model.lifecycle,
    action,
    shown,
  );
  if (problem !== undefined) throw new ServiceError('ILLEGAL_TRANSITION', { problem }, shown);
}
