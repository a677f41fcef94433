import { secretSetName } from '../../../../contract/api/derivedNames.ts';
import type { Row } from '../../../../contract/api/envelope.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { invalidRequest } from '../../base/ServiceError.ts';
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

/** Returns the paths of the secrets that a candidate has from the stored record. */
function keptSecretsOf({ model }: EntityDefinition, record: RecordInput, candidate: RecordInput): string[] {
  const isKept = (name: string, before: unknown, after: unknown): boolean =>
    isRecord(before) && isRecord(after) && before[name] !== after[name];
  const entries = model.secretEntries.flatMap(({ list, value }) => {
    const [before, after] = [record[list], candidate[list]];
    if (!Array.isArray(before) || !Array.isArray(after)) return [];
    return after.flatMap((entry, index) =>
      isKept(value, before[index], entry) ? [`${list}.${index}.${value}`] : [],
    );
  });
  return [...model.secrets.filter((secret) => isKept(secret, record, candidate)), ...entries];
}

/**
 * Returns the record that saving the body would store, with its secrets in plain text. Writes nothing. Throws
 * the errors of saving for a missing or invalid record.
 *
 * @param originOf origin to which the caller sends the secrets. The stored ones may not go to another origin
 *   than that of the stored record: a candidate that has some is refused.
 */
export async function candidateRecord(
  call: OperationCall,
  entity: EntityDefinition,
  originOf: (record: RecordInput) => string | undefined = () => undefined,
): Promise<Row> {
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
  const kept = stored && decryptSecrets(call.service.vault, model, stored);
  const candidate = {
    ...candidateEntries(model, record, kept),
    ...candidateSecretsOf(entity, record, kept),
  };
  if (stored && originOf(stored) !== originOf(candidate)) {
    const message = call.phrases.translate('records.otherAddress');
    const problems = keptSecretsOf(entity, record, candidate).map((field) => ({ field, message }));
    if (problems.length > 0) throw invalidRequest(problems);
  }
  return { ...candidate, uuid: stored?.uuid ?? '', companyUuid };
}
