import { secretSetName } from '../../../../contract/api/derivedNames.ts';
import type { Row } from '../../../../contract/api/envelope.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { EntityDefinition } from '../../operations/catalog.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import { assertValid } from '../checks/assertValid.ts';
import { type RecordInput, sanitizeChange, sanitizeNew } from '../rows/sanitizeInput.ts';
import { decryptSecrets, toResponse } from '../rows/storedRow.ts';
import { findOrThrow } from './findOrThrow.ts';

/** Secrets as they would be after the change: those that were sent, and those that stay. */
const candidateSecretsOf = (
  { model }: EntityDefinition,
  record: RecordInput,
  stored: Row | undefined,
): RecordInput =>
  Object.fromEntries(
    model.secrets.flatMap((secret) => {
      if (record[secret] !== undefined) return [[secret, record[secret]]];
      return record[secretSetName(secret)] === true ? [[secret, stored?.[secret]]] : [];
    }),
  );

/**
 * What the body of a trial would be if it were saved, with its secrets in plain; nothing is written. Throws what saving throws for
 * a record that is not there, and for one that is not valid.
 */
export async function candidateRecord(call: OperationCall, entity: EntityDefinition): Promise<Row> {
  const { model } = entity;
  const { repository } = call.service.store;
  const body = isRecord(call.body) ? call.body : {};
  // A single record that was never saved has an empty one.
  const isNew = body.uuid === undefined || body.uuid === '';
  const stored = isNew ? undefined : await findOrThrow(call, entity, body.uuid, repository);
  const record = stored
    ? sanitizeChange(entity, toResponse(model, stored, call.service.now()), body)
    : sanitizeNew(entity, body);
  const companyUuid = String(stored?.companyUuid ?? call.companyUuid);
  await assertValid({ ...call, companyUuid }, entity, record, repository);
  const kept = stored && decryptSecrets(call, model, stored);
  return { ...record, ...candidateSecretsOf(entity, record, kept), uuid: stored?.uuid ?? '', companyUuid };
}
