import type { Row } from '../../../../contract/api/envelope.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { type EntityDefinition, entityOf } from '../../operations/catalog.ts';
import type { Handler, OperationCall } from '../../operations/ServiceContext.ts';
import { naturalKeyOf } from '../../store/records/KeyedRecord.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';
import { assertCurrentVersion } from '../checks/conflicts.ts';
import { type RecordInput, sanitizeNew } from '../rows/sanitizeInput.ts';
import { toResponse } from '../rows/storedRow.ts';
import { findOrThrow, lockOwner } from './findOrThrow.ts';
import { changeRecord, createRecord } from './writeRecord.ts';

/** Finds the one record of a company that these parameters identify by its natural key. */
async function findSingle(
  repository: RecordRepository,
  { model }: EntityDefinition,
  parameters: RecordInput,
  companyUuid: string,
): Promise<Row | undefined> {
  const key = naturalKeyOf(model, { ...parameters, companyUuid });
  if (key === null)
    throw new Error(
      `The entity "${model.name}" has no x-natural-key, so its parameters cannot identify a record.`,
    );
  const [row] = await repository.findByNaturalKeys(model.name, [key], companyUuid);
  return row;
}

/** The result of a read before the first save: a record of version 0 without a uuid. */
const createEmpty = (
  call: OperationCall,
  entity: EntityDefinition,
  parameters: RecordInput,
  companyUuid: string,
): Row =>
  toResponse(call, entity.model, {
    ...sanitizeNew(entity, parameters),
    companyUuid,
    version: 0,
    uuid: '',
  });

/** Returns the record that the parameters identify, or an empty one without uuid before the first save. */
export const handleRead =
  (entity: EntityDefinition): Handler =>
  async (call) => {
    const { model } = entity;
    const { repository } = call.service.store;
    const owner =
      model.owner &&
      (await findOrThrow(call, entityOf(model.owner.entity), call.query[model.owner.property], repository));
    const companyUuid = String(owner?.companyUuid ?? call.companyUuid);
    const stored = await findSingle(repository, entity, call.query, companyUuid);
    if (stored) return { ...call.query, ...toResponse(call, model, stored) };
    const { uuid: _, ...shown } = createEmpty(call, entity, call.query, companyUuid);
    return shown;
  };

/**
 * Creates or replaces the record that the parameters identify. `body` names the property that the body holds.
 * Without it the body is the whole record; a call without a body has only parameters. A stale `version`, in
 * the record or among the parameters, is refused with the current row.
 */
export const handleSave =
  (entity: EntityDefinition, body?: string): Handler =>
  (call) =>
    call.service.store.transaction(async ({ repository }) => {
      const input: RecordInput = {
        ...call.query,
        // A missing list is refused. As an absent property, it would clear the stored list.
        ...(body === undefined ? isRecord(call.body) && call.body : { [body]: call.body ?? null }),
      };
      const { version } = input;
      const owner = await lockOwner(call, entity, input, repository);
      const companyUuid = String(owner?.companyUuid ?? call.companyUuid);
      const stored = await findSingle(repository, entity, input, companyUuid);
      if (stored)
        return changeRecord(repository, call, entity, { uuid: stored.uuid, version, bodyOf: () => input });
      assertCurrentVersion(call, entity, createEmpty(call, entity, input, companyUuid), version);
      return createRecord(repository, call, entity, input);
    });
