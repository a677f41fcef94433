import { secretSetName } from '../../../../contract/api/derivedNames.ts';
import type { Row } from '../../../../contract/api/envelope.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import { applyPastExpiry } from './applyTransition.ts';
import type { RecordInput } from './sanitizeInput.ts';

/** A secret of a record in the vault: it opens at this place only. */
export const secretContextOf = ({ name }: Pick<EntityModel, 'name'>, uuid: string, secret: string): string =>
  `${name}/${uuid}/${secret}`;

/** New secrets are sealed, those that are still set are kept, all others are gone. */
function encryptSecrets(
  call: OperationCall,
  model: EntityModel,
  record: RecordInput,
  before: RecordInput,
  uuid: string,
): RecordInput {
  const entries = model.secrets.flatMap((secret) => {
    const plain = record[secret];
    if (typeof plain === 'string')
      return [[secret, call.service.vault.encrypt(plain, secretContextOf(model, uuid, secret))]];
    return record[secretSetName(secret)] === true ? [[secret, before[secret]]] : [];
  });
  return Object.fromEntries(entries);
}

/** A valid record in the shape in which it is stored; `before` is the stored row that it replaces. */
export function toStoredRow(
  call: OperationCall,
  model: EntityModel,
  record: RecordInput,
  identity: { readonly uuid: string; readonly companyUuid: string },
  before: RecordInput = {},
): Row {
  const secretNames = new Set(model.secrets.flatMap((secret) => [secret, secretSetName(secret)]));
  const plain = Object.fromEntries(Object.entries(record).filter(([name]) => !secretNames.has(name)));
  return {
    ...plain,
    ...encryptSecrets(call, model, record, before, identity.uuid),
    ...identity,
    ...stampsOf(model, before, call.service.now()),
  };
}

/** What every write leaves on a row, as far as the entity knows such properties. */
export function stampsOf(model: EntityModel, before: RecordInput, now: Date): RecordInput {
  const all = {
    version: Number(before.version ?? 0) + 1,
    modifiedAt: now.toISOString(),
    createdAt: before.createdAt ?? now.toISOString(),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => model.readOnly.includes(name)));
}

/** A stored row with its secrets in plain: for whoever signs in with them. It never leaves the service, nor a log. */
export function decryptSecrets(
  { service }: Pick<OperationCall, 'service'>,
  { name, secrets }: EntityModel,
  row: Row,
): Row {
  const plain = secrets.flatMap((secret) => {
    const sealed = row[secret];
    return typeof sealed === 'string'
      ? [[secret, service.vault.decrypt(sealed, secretContextOf({ name }, row.uuid, secret))]]
      : [];
  });
  return { ...row, ...Object.fromEntries(plain) };
}

/** A stored row as callers see it: secrets are replaced by `<name>Set`, a state whose time is over has ended. */
export function toResponse(model: EntityModel, row: Row, now: Date): Row {
  const shown: Record<string, unknown> = { ...applyPastExpiry(model.lifecycle, row, now) };
  for (const secret of model.secrets) {
    shown[secretSetName(secret)] = shown[secret] !== undefined;
    delete shown[secret];
  }
  return { ...shown, uuid: row.uuid };
}
