import type { Row } from '../../../../contract/api/envelope.ts';
import { ServiceError } from '../../base/ServiceError.ts';
import { type EntityDefinition, entityOf } from '../../operations/catalog.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import type { RecordRepository, RowLock } from '../../store/records/RecordRepository.ts';
import { assertTransitionAllowed } from '../checks/conflicts.ts';
import { persistExpiredStates } from '../lifecycle/persistExpiredStates.ts';
import type { RecordInput } from '../rows/sanitizeInput.ts';

/** Returns the refusal of a call for a record that does not exist. */
export const notFound = (
  { phrases }: Pick<OperationCall, 'phrases'>,
  { model }: EntityDefinition,
  phrase?: string,
): ServiceError =>
  new ServiceError('NOT_FOUND', { entity: phrases.translate(`entities.${model.name}.title`) }, { phrase });

/**
 * Returns the row of a uuid in the companies of the login. Throws NOT_FOUND, also for a record of another
 * company. If the row is locked, its expired states are persisted first.
 */
export async function findOrThrow(
  call: OperationCall,
  entity: EntityDefinition,
  uuid: unknown,
  repository: RecordRepository,
  lock?: RowLock,
): Promise<Row> {
  const { model } = entity;
  const row = await repository.find(model.name, 'uuid', uuid, call.login.companies, lock);
  if (!row) throw notFound(call, entity);
  if (lock !== 'update') return row;
  const [now = row] = await persistExpiredStates(repository, call, entity, [row]);
  return now;
}

/**
 * Returns the owner of a record (`x-owner`), locked: a change of an owned record changes its owner. Throws
 * NOT_FOUND, or ILLEGAL_TRANSITION with the owner's current row if its lifecycle forbids modification
 * (schemas/SPECIFICATION.md section 4.1).
 */
export async function lockOwner(
  call: OperationCall,
  { model }: EntityDefinition,
  record: RecordInput,
  repository: RecordRepository,
): Promise<Row | undefined> {
  if (!model.owner) return undefined;
  const ownerEntity = entityOf(model.owner.entity);
  const owner = await findOrThrow(call, ownerEntity, record[model.owner.property], repository, 'update');
  assertTransitionAllowed(call, ownerEntity, 'modify', owner);
  return owner;
}
