import { secretSetName } from '../../../../contract/api/derivedNames.ts';
import type { Row } from '../../../../contract/api/envelope.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { EntityDefinition } from '../../operations/catalog.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import { assertValid } from '../checks/assertValid.ts';
import { type RecordInput, sanitizeChange, sanitizeNew } from '../rows/sanitizeInput.ts';
import { candidateEntries } from '../rows/secretEntries.ts';
import { decryptSecrets, toVisibleRow } from '../rows/storedRow.ts';
import { findOrThrow } from './findOrThrow.ts';

/** Secrets as they would be after the change: new ones and unchanged ones. */
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
 * Returns the record that saving the body would store, with its secrets in plain text. Writes nothing. Throws
 * the errors of saving for a missing or invalid record.
 */
export async function candidateRecord(call: OperationCall, entity: EntityDefinition): Promise<Row> {
  const { model } = entity;
  const { repository } = call.service.store;
  const body = isRecord(call.body) ? call.body : {};
  // A single record that was never saved has an empty uuid.
  const isNew = body.uuid === undefined || body.uuid === '';
  const stored = isNew ? undefined : await findOrThrow(call, entity, body.uuid, repository);
  const record = stored
    ? sanitizeChange(entity, toVisibleRow(model, stored, call.service.now()), body)
    : sanitizeNew(entity, body);
  const companyUuid = String(stored?.companyUuid ?? call.companyUuid);
  await assertValid({ ...call, companyUuid }, entity, record, repository, stored);
  const kept = stored && decryptSecrets(call, model, stored);
  return {
    ...candidateEntries(model, record, kept),
    ...candidateSecretsOf(entity, record, kept),
    uuid: stored?.uuid ?? '',
    companyUuid,
  };
}
