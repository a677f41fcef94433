import { secretSetName } from '../../../../contract/api/derivedNames.ts';
import type { Row } from '../../../../contract/api/envelope.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import { changeTexts } from '../../../../contract/validation/trimTexts.ts';
import { serviceTextIn } from '../../base/serviceText.ts';
import { recordDefaults } from '../../operations/catalog.ts';
import type { OperationCall, ServiceContext } from '../../operations/ServiceContext.ts';
import type { Vault } from '../../security/Vault.ts';
import { applyPastExpiry } from './applyTransition.ts';
import type { RecordInput } from './sanitizeInput.ts';
import { decryptEntries, encryptEntries, hideEntries } from './secretEntries.ts';

/** The place of a secret in the vault: it decrypts only there. */
const secretContextOf = ({ name }: Pick<EntityModel, 'name'>, uuid: string, secret: string): string =>
  `${name}/${uuid}/${secret}`;

interface StoreContext {
  readonly service: Pick<ServiceContext, 'vault' | 'now'>;
}

/** Encrypts new secrets, keeps those that are still set, and drops all others. */
function encryptSecrets(
  { service }: StoreContext,
  model: EntityModel,
  record: RecordInput,
  before: RecordInput,
  uuid: string,
): RecordInput {
  const entries = model.secrets.flatMap((secret) => {
    const plain = record[secret];
    if (typeof plain === 'string')
      return [[secret, service.vault.encrypt(plain, secretContextOf(model, uuid, secret))]];
    return record[secretSetName(secret)] === true ? [[secret, before[secret]]] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns a valid record in its stored shape; `before` is the stored row that it replaces. */
export function toStoredRow(
  { service }: StoreContext,
  model: EntityModel,
  record: RecordInput,
  identity: { readonly uuid: string; readonly companyUuid: string },
  before: RecordInput = {},
): Row {
  const secretNames = new Set(model.secrets.flatMap((secret) => [secret, secretSetName(secret)]));
  const plain = Object.fromEntries(Object.entries(record).filter(([name]) => !secretNames.has(name)));
  return {
    ...encryptEntries(service.vault, model, plain, before, identity.uuid),
    ...encryptSecrets({ service }, model, record, before, identity.uuid),
    ...identity,
    ...stampsOf(model, before, service.now()),
  };
}

/** Properties that every write sets, if the entity has them. */
export function stampsOf(model: EntityModel, before: RecordInput, now: Date): RecordInput {
  const all = {
    version: Number(before.version ?? 0) + 1,
    modifiedAt: now.toISOString(),
    createdAt: before.createdAt ?? now.toISOString(),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => model.readOnly.includes(name)));
}

/**
 * Returns a stored row with its secrets in plain text, for authentication with partners. The row must not
 * leave the service or enter a log.
 */
export function decryptSecrets(vault: Vault, model: EntityModel, row: Row): Row {
  const plain = model.secrets.flatMap((secret) => {
    const sealed = row[secret];
    return typeof sealed === 'string'
      ? [[secret, vault.decrypt(sealed, secretContextOf(model, row.uuid, secret))]]
      : [];
  });
  return { ...decryptEntries(vault, model, row), ...Object.fromEntries(plain) };
}

/** Defaults of the properties that a record lacks because they were added later. A list leaves out large properties. */
function missingPropertiesOf({ name, omittedFromList }: EntityModel, row: Row): RecordInput {
  const missing = Object.entries(recordDefaults[name] ?? {}).filter(
    ([property]) => !(property in row || omittedFromList.includes(property)),
  );
  return Object.fromEntries(missing);
}

/**
 * Returns a stored row with the properties that callers see: missing ones have their default, as in filters, `<name>Set`
 * replaces secrets, and expired states are applied. Texts of the service are still in all languages.
 */
export function toVisibleRow(model: EntityModel, row: Row, now: Date): Row {
  const shown: Record<string, unknown> = {
    ...hideEntries(model, applyPastExpiry(model.lifecycle, row, now)),
    ...missingPropertiesOf(model, row),
  };
  for (const secret of model.secrets) {
    shown[secretSetName(secret)] = shown[secret] !== undefined;
    delete shown[secret];
  }
  return { ...shown, uuid: row.uuid };
}

/** Returns a stored row without its secrets, and without flags for them. */
export const withoutSecrets = (model: EntityModel, row: Row): RecordInput =>
  Object.fromEntries(
    Object.entries(hideEntries(model, row)).filter(([name]) => !model.secrets.includes(name)),
  );

/** Returns a stored row as the caller sees it, with texts of the service in the language of the caller. */
export function toResponse(
  { service, phrases }: Pick<OperationCall, 'service' | 'phrases'>,
  model: EntityModel,
  row: Row,
): Row {
  const visible = toVisibleRow(model, row, service.now());
  return changeTexts(visible, model.serviceTexts, (text) => serviceTextIn(text, phrases)) as Row;
}
