import type { Row } from '../../contract/envelope.ts';
import type { Entity } from '../catalog.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import { nameOf } from './nameOf.ts';

/**
 * Throws CONFLICT with the fresh row for a version that is not its own (schemas/SPECIFICATION.md section 4.5). Without one, anything goes.
 */
export function refuseStale(call: Call, { model }: Entity, shown: Row, version: unknown): void {
  if (version === undefined || version === shown.version) return;
  const { name, displayProperty: naming, owner } = model;
  // What is called by its owner's uuid has no name that says anything.
  const called =
    naming === owner?.property ? call.say.translate(`entities.${name}.title`) : nameOf(call, model, shown);
  throw new ServiceError('CONFLICT', { name: called }, shown);
}
