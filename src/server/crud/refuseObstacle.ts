import type { Row } from '../../contract/envelope.ts';
import { choiceKey } from '../../contract/labelKey.ts';
import { obstacle } from '../../contract/lifecycle.ts';
import type { Entity } from '../catalog.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import { answered } from './answered.ts';
import { captionOf } from './captionOf.ts';
import { nameOf } from './nameOf.ts';

/** Throws ILLEGAL_TRANSITION with the fresh row when the lifecycle does not allow the action now. */
export function refuseObstacle(call: Call, { model }: Entity, action: string, row: Row): void {
  const shown = answered(model, row, call.service.now());
  const inTheWay = obstacle(model.lifecycle, action, shown);
  if (!inTheWay) return;
  const { property, actual } = inTheWay;
  const choice = choiceKey(model.name, [property], String(actual));
  throw new ServiceError(
    'ILLEGAL_TRANSITION',
    {
      name: nameOf(call, model, shown),
      property: captionOf(call, model.name, property),
      actual: call.say.has(choice) ? call.say.translate(choice) : String(actual),
    },
    shown,
  );
}
