import type { Row } from '../../contract/envelope.ts';
import { type Entity, entityOf } from '../catalog.ts';
import type { Call } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';
import { found } from './found.ts';
import type { Proposal } from './proposed.ts';
import { refuseObstacle } from './refuseObstacle.ts';

/**
 * The owner of a record that has one (`x-owner`), locked: whoever changes what it owns changes it. Throws NOT_FOUND, or
 * ILLEGAL_TRANSITION with the owner's fresh row when its lifecycle does not let it be modified (schemas/SPECIFICATION.md section 4.1).
 */
export async function lockOwner(
  call: Call,
  { model }: Entity,
  record: Proposal,
  documents: Documents,
): Promise<Row | undefined> {
  if (!model.owner) return undefined;
  const ownerEntity = entityOf(model.owner.entity);
  const owner = await found(call, ownerEntity, record[model.owner.property], documents, 'update');
  refuseObstacle(call, ownerEntity, 'modify', owner);
  return owner;
}
