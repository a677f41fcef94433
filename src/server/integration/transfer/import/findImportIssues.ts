import type { FieldError } from '../../../../contract/validation/fieldErrors.ts';
import type { OperationCall } from '../../../platform/operations/ServiceContext.ts';
import {
  type CheckContext,
  findProblems,
  findRetiredReferences,
} from '../../../platform/records/checks/assertValid.ts';
import { captionOf } from '../../../platform/records/rows/captions.ts';
import { type RecordInput, sanitizeNew } from '../../../platform/records/rows/sanitizeInput.ts';
import { naturalKeyOf } from '../../../platform/store/records/KeyedRecord.ts';
import { exportedEntity, type OwnedEntity, ownedEntities } from '../exportedEntities.ts';
import { findUnknownCodes } from '../references.ts';
import type { StoredInterface, TransferItem } from '../TransferItem.ts';

const { model } = exportedEntity;

/** An item with the existing interface that it would replace. */
type CheckedItem = TransferItem & { readonly stored?: StoredInterface };

/** Returns the index of each duplicate → the number of the earlier item, counted from 1. */
function findDuplicates(keys: readonly (string | null)[]): Map<number, number> {
  const first = new Map<string, number>();
  const twins = new Map<number, number>();
  keys.forEach((key, index) => {
    if (key === null) return;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    else twins.set(index, earlier + 1);
  });
  return twins;
}

/** Returns the problems of an item's rules. Their owner has no uuid yet, so any uuid serves. */
function findOwnedIssues(
  call: OperationCall,
  { entity, owner }: OwnedEntity,
  rows: readonly RecordInput[],
): FieldError[] {
  const records = rows.map((row) => ({ ...sanitizeNew(entity, row), [owner]: 'owner' }));
  const twins = findDuplicates(records.map((record) => naturalKeyOf(entity.model, record)));
  const again = call.phrases.translate('transfer.again');
  return records.flatMap((record, index) => [
    ...findProblems(call, entity, record).map(({ field, message }) => ({
      field: `${index}.${field}`,
      message,
    })),
    ...(twins.has(index) ? [{ field: String(index), message: again }] : []),
  ]);
}

function findAllOwnedIssues(call: OperationCall, item: TransferItem): FieldError[] {
  const owned = new Map(ownedEntities.map((part) => [part.entity.model.name, part]));
  return Object.entries(item.parts).flatMap(([name, rows]) => {
    const part = owned.get(name);
    if (!part) {
      const message = call.phrases.translate('validation.additionalProperties', { field: name });
      return [{ field: `rules.${name}`, message }];
    }
    const rule = call.phrases.translate(`entities.${name}.title`);
    return findOwnedIssues(call, part, rows).map(({ field, message }) => ({
      field: `rules.${name}.${field}`,
      message: call.phrases.translate('transfer.rule', { rule, problem: message }),
    }));
  });
}

function findItemIssues(
  call: OperationCall,
  item: CheckedItem,
  { present, findRelated }: CheckContext,
): FieldError[] {
  const { record, stored } = item;
  const dangling = findUnknownCodes(record, present).map((property) => ({
    field: property,
    message: call.phrases.translate('transfer.notHere', {
      field: captionOf(call, model.name, property),
      value: record[property],
    }),
  }));
  const retired = findRetiredReferences(exportedEntity, record, stored?.row, present).map((property) => ({
    field: property,
    message: call.phrases.translate('validation.retired', { field: captionOf(call, model.name, property) }),
  }));
  return [
    ...findProblems(call, exportedEntity, record),
    ...dangling,
    ...retired,
    ...findRelated(record),
    ...findAllOwnedIssues(call, item),
  ];
}

/** Returns all problems of the items, each with number and name, in the requested locale. */
export function findImportIssues(
  call: OperationCall,
  items: readonly CheckedItem[],
  context: CheckContext,
): FieldError[] {
  const twins = findDuplicates(items.map(({ record }) => naturalKeyOf(model, record)));
  return items.flatMap((item, index) => {
    const twin = twins.get(index);
    const found = findItemIssues(call, item, context);
    const all =
      twin === undefined
        ? found
        : [
            ...found,
            {
              field: model.displayProperty,
              message: call.phrases.translate('transfer.twin', { number: twin }),
            },
          ];
    return all.map(({ field, message }) => ({
      field: `items.${index}.${field}`,
      message: call.phrases.translate('transfer.item', {
        number: index + 1,
        name: item.record[model.displayProperty] ?? '',
        problem: message,
      }),
    }));
  });
}
