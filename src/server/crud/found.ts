import type { Row } from '../../contract/envelope.ts';
import type { Entity } from '../catalog.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Documents, Lock } from '../store/Documents.ts';
import { settled } from './settled.ts';

/**
 * The row of a uuid in the companies of the login; throws NOT_FOUND, also for a record of another company. What is read to be
 * changed is settled first.
 */
export async function found(
  call: Call,
  entity: Entity,
  uuid: unknown,
  documents: Documents,
  lock?: Lock,
): Promise<Row> {
  const { model } = entity;
  const row = await documents.find(model.name, 'uuid', uuid, call.login.companies, lock);
  if (!row)
    throw new ServiceError('NOT_FOUND', { entity: call.say.translate(`entities.${model.name}.title`) });
  if (lock !== 'update') return row;
  const [now = row] = await settled(documents, call, entity, [row]);
  return now;
}
