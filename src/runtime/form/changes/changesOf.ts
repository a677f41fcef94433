import isEqual from 'fast-deep-equal';
import { secretClearName, secretSetName } from '../../../contract/api/derivedNames.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import { diffRecords } from '../../../contract/json/diffJson.ts';
import { isEmptyValue } from '../../../contract/json/isAbsent.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { Form } from '../../../contract/model/form.ts';
import type { Field } from '../../../contract/model/resource.ts';
import type { FormValues } from '../../fields/FormScope.ts';
import { findDifferences } from '../conflict/differences.ts';
import { isVisible, toPayload } from '../payload.ts';

/** A field whose value changes when the form is saved. */
export interface FormChange {
  readonly property: string;
  readonly field: Field;
  /** For a secret, only the kind of change. */
  readonly secret?: 'given' | 'replaced' | 'cleared';
  /** For a list, only added and removed items. */
  readonly list?: ListItemChanges;
}

function secretChangeOf(
  form: Form,
  property: string,
  base: FormValues,
  typed: FormValues,
): FormChange['secret'] {
  const wasSet = base[secretSetName(property)] === true;
  // Hidden values are not saved.
  if (!isVisible(form, property, typed)) return wasSet ? 'cleared' : undefined;
  if (typed[property] !== undefined) return wasSet ? 'replaced' : 'given';
  return wasSet && typed[secretClearName(property)] === true ? 'cleared' : undefined;
}

function fieldChangeOf(
  form: Form,
  property: string,
  base: FormValues,
  typed: FormValues,
): FormChange | undefined {
  const field = form.fields[property];
  if (!field) return undefined;
  if (field.writeOnly) {
    const secret = secretChangeOf(form, property, base, typed);
    return secret && { property, field, secret };
  }
  // Hidden values stay in the form, but not in the record.
  const [before, after] = [base, typed].map((data) =>
    isVisible(form, property, data) ? data[property] : undefined,
  );
  if (isEmptyValue(before) && isEmptyValue(after)) return undefined;
  const isList = [before, after].every((value) => Array.isArray(value) || isEmptyValue(value));
  return { property, field, ...(isList && { list: listItemChangesOf(before, after) }) };
}

/** The changes between the opened record and the form, in the order of the form. */
export function changesOf(
  form: Form,
  base: FormValues,
  typed: FormValues,
  constants: FormValues,
): FormChange[] {
  const [before, after] = [base, typed].map((data) => toPayload(form, data, constants));
  const changed = new Set(
    findDifferences(form, before ?? {}, after ?? {}, before ?? {}).map(({ property }) => property),
  );
  return Object.entries(form.fields).flatMap(([property, { writeOnly }]) =>
    writeOnly || changed.has(property) ? (fieldChangeOf(form, property, base, typed) ?? []) : [],
  );
}

/** Removed and added items of a list; both empty when only the order changed. */
interface ListItemChanges {
  readonly removed: readonly unknown[];
  readonly added: readonly unknown[];
}

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Each item has at most one partner: when two equal items become one, one was removed. */
export function listItemChangesOf(before: unknown, after: unknown): ListItemChanges {
  const added = [...itemsOf(after)];
  const removed = itemsOf(before).filter((item) => {
    const partner = added.findIndex((other) => isEqual(item, other));
    if (partner >= 0) added.splice(partner, 1);
    return partner < 0;
  });
  return { removed, added };
}

/** The differing parts of two values: for objects the differing properties, otherwise the whole value. */
export function differingParts(before: unknown, after: unknown): readonly [before: unknown, after: unknown] {
  if (!isRecord(before) || !isRecord(after)) return [before, after];
  const parts = diffRecords(before, after).map(
    ({ path, ...both }) => [path, differingParts(both.before, both.after)] as const,
  );
  const side = (index: 0 | 1) =>
    Object.fromEntries(
      parts.map(([name, both]) => [name, both[index]] as const).filter(([, value]) => value !== undefined),
    );
  return [side(0), side(1)];
}

const toRow = (data: FormValues): Row => ({ ...data, uuid: String(data.uuid ?? '') });

/**
 * The record when the form opened and as typed. Only the differing parts of a published schema's value, which
 * may be long.
 */
export function beforeAndAfter(changes: readonly FormChange[], base: FormValues, typed: FormValues) {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const { property, field } of changes)
    if (field.external) [before[property], after[property]] = differingParts(base[property], typed[property]);
  return { before: toRow({ ...base, ...before }), after: toRow({ ...typed, ...after }) };
}
