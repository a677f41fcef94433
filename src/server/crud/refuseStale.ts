import type { Row } from '../../contract/envelope.ts';
import type { Entity } from '../catalog.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';

/** Throws CONFLICT with the fresh row for a version that is not its own (DECISIONS.md, "Interface lifecycle"). Without one, anything goes. */
export function refuseStale({ say }: Call, { model }: Entity, shown: Row, version: unknown): void {
  if (version === undefined || version === shown.version) return;
  const { name, naming, owner } = model;
  // What is called by its owner's uuid has no name that says anything.
  const called = naming === owner?.property ? say.translate(`entities.${name}.title`) : shown[naming];
  throw new ServiceError('CONFLICT', { name: called }, shown);
}
