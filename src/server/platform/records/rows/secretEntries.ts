import { secretSetName } from '../../../../contract/api/derivedNames.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import {
  entryNameOf,
  isSecretEntry,
  type ListEntry,
  mapSecretEntries,
  type SecretEntry,
} from '../../../../contract/model/secretEntry.ts';
import { Vault } from '../../security/Vault.ts';
import type { RecordInput } from './sanitizeInput.ts';

type SecretModel = Pick<EntityModel, 'name' | 'secretEntries'>;

/** The place of the value of an entry in the vault: it decrypts only there. */
const entryContextOf = ({ name }: SecretModel, uuid: unknown, rule: SecretEntry, entry: ListEntry): string =>
  `${name}/${uuid}/${rule.list}/${entryNameOf(rule, entry)}`;

/** Returns an entry without its value and without the flag that the value is set. */
function withoutValue({ value }: Pick<SecretEntry, 'value'>, entry: ListEntry): ListEntry {
  const { [value]: _value, [secretSetName(value)]: _flag, ...rest } = entry;
  return rest;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the secret value of the stored entry with the same name, sealed or still in plain text. */
function storedValueOf(rule: SecretEntry, entry: ListEntry, before: RecordInput): string | undefined {
  const name = entryNameOf(rule, entry);
  const list = before[rule.list];
  const all: readonly ListEntry[] = Array.isArray(list) ? list : [];
  // The last of several entries with one name counts, as among the headers of a request.
  const stored = all.findLast((one) => entryNameOf(rule, one) === name && isSecretEntry(rule, one));
  const value = stored?.[rule.value];
  return isText(value) ? value : undefined;
}

/**
 * Encrypts new secret values of entries. An entry without a value keeps that of the stored secret entry with
 * its name. An entry that is no longer a secret has only the value that the caller sends.
 */
export const encryptEntries = (
  vault: Vault,
  model: SecretModel,
  record: RecordInput,
  before: RecordInput,
  uuid: unknown,
): RecordInput =>
  mapSecretEntries(model.secretEntries, record, (rule, entry) => {
    const rest = withoutValue(rule, entry);
    const sent = entry[rule.value];
    if (!isSecretEntry(rule, entry)) return sent === undefined ? rest : { ...rest, [rule.value]: sent };
    const value = isText(sent) ? sent : storedValueOf(rule, entry, before);
    if (value === undefined) return rest;
    // A value that the caller sends is plain text, even if it looks like an encrypted one.
    const isSealed = !isText(sent) && Vault.isSealed(value);
    const sealed = isSealed ? value : vault.encrypt(value, entryContextOf(model, uuid, rule, entry));
    return { ...rest, [rule.value]: sealed };
  });

/** Returns a stored record with the secret values of its entries in plain text. */
export const decryptEntries = <T extends RecordInput>(vault: Vault, model: SecretModel, row: T): T =>
  mapSecretEntries(model.secretEntries, row, (rule, entry) => {
    const value = entry[rule.value];
    // Earlier versions stored the values in plain text.
    if (!isSecretEntry(rule, entry) || typeof value !== 'string' || !Vault.isSealed(value)) return entry;
    return { ...entry, [rule.value]: vault.decrypt(value, entryContextOf(model, row.uuid, rule, entry)) };
  });

/** Returns the entries as they would be after a change: new values, and the kept values of `stored`. */
export const candidateEntries = (
  model: SecretModel,
  record: RecordInput,
  stored: RecordInput = {},
): RecordInput =>
  mapSecretEntries(model.secretEntries, record, (rule, entry) =>
    isSecretEntry(rule, entry) && !isText(entry[rule.value])
      ? { ...entry, [rule.value]: storedValueOf(rule, entry, stored) }
      : entry,
  );

/** Returns a record as callers see it: entries have `<value>Set` instead of a secret value. */
export const hideEntries = <T extends RecordInput>(model: SecretModel, row: T): T =>
  mapSecretEntries(model.secretEntries, row, (rule, entry) =>
    isSecretEntry(rule, entry)
      ? { ...withoutValue(rule, entry), [secretSetName(rule.value)]: isText(entry[rule.value]) }
      : entry,
  );

/** Returns a record with a mask instead of the secret values of its entries. */
export const maskEntries = (model: SecretModel, row: RecordInput, mask: string): RecordInput =>
  mapSecretEntries(model.secretEntries, row, (rule, entry) =>
    isSecretEntry(rule, entry) && isText(entry[rule.value]) ? { ...entry, [rule.value]: mask } : entry,
  );
