import type { Row } from '../../../../contract/api/envelope.ts';
import type { FieldDiff, ImportChange, ImportPlan } from '../../../../contract/model/importPlan.ts';
import { findObstacle } from '../../../../contract/model/lifecycle.ts';
import type { OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { loadCheckContext } from '../../../platform/records/checks/assertValid.ts';
import { type RecordInput, sanitizeNew } from '../../../platform/records/rows/sanitizeInput.ts';
import { toVisibleRow } from '../../../platform/records/rows/storedRow.ts';
import { naturalKeyOf } from '../../../platform/store/records/KeyedRecord.ts';
import type { RecordRepository } from '../../../platform/store/records/RecordRepository.ts';
import { loadIdentities } from '../../inbound/findInterface.ts';
import { findNewAmbiguity } from '../../inbound/findNewAmbiguity.ts';
import { listNames } from '../../interfaces/listNames.ts';
import { fingerprint } from '../ExportFile.ts';
import { exportedEntity } from '../exportedEntities.ts';
import { applyResolution, findUnresolved, resolveReferences } from '../references.ts';
import {
  itemOf,
  loadOwnedRecords,
  type StoredInterface,
  type TransferBundle,
  type TransferItem,
} from '../TransferItem.ts';
import { compareItems, toComparable } from './compareItems.ts';
import { findImportIssues } from './findImportIssues.ts';

/** An item at its target, with the existing interface. */
export interface PlannedItem extends TransferItem {
  readonly naturalKey: string;
  readonly change: ImportChange;
  readonly fieldDiffs: readonly FieldDiff[];
  readonly stored?: StoredInterface;
  /** The current and the new item, in comparable form. */
  readonly before?: TransferItem;
  readonly after: TransferItem;
}

interface PlannedImport {
  readonly plan: ImportPlan;
  readonly items: readonly PlannedItem[];
}

const { model } = exportedEntity;
const keyOf = (record: RecordInput): string => String(naturalKeyOf(model, record));

/** The place, then the name: `SH01 / OWN1 / Articles`. */
const displayNameOf = (record: RecordInput): string =>
  [...model.naturalKey.filter((name) => name !== model.displayProperty), model.displayProperty]
    .flatMap((name) => (record[name] === undefined ? [] : [String(record[name])]))
    .join(' / ');

/** Returns the existing interfaces at the targets of the records, by natural key. */
async function findExisting(
  repository: RecordRepository,
  companyUuid: string,
  records: readonly RecordInput[],
): Promise<Map<string, StoredInterface>> {
  const rows = await repository.findByNaturalKeys(model.name, records.map(keyOf), companyUuid, 'update');
  const all = await loadOwnedRecords(repository, companyUuid, rows, 'update');
  return new Map(all.map((stored) => [keyOf(stored.row), stored]));
}

function planItem(call: OperationCall, item: TransferItem, stored: StoredInterface | undefined): PlannedItem {
  const naturalKey = displayNameOf(item.record);
  const after = toComparable(item);
  if (!stored) return { ...item, naturalKey, change: 'CREATE', fieldDiffs: [], after };
  const before = toComparable(itemOf(stored));
  const fieldDiffs = compareItems(before, after);
  const fixed = findObstacle(model.lifecycle, 'modify', toVisibleRow(model, stored.row, call.service.now()));
  const change = fieldDiffs.length === 0 ? 'SAME' : fixed ? 'CONFLICT' : 'UPDATE';
  return { ...item, naturalKey, change, fieldDiffs, stored, before, after };
}

/** Returns a warning for calls that match one interface now and several after the import. */
async function findWarnings(
  { companyUuid, phrases: { translate } }: OperationCall,
  repository: RecordRepository,
  items: readonly PlannedItem[],
): Promise<ImportPlan['warnings']> {
  const added = items.flatMap(({ change, record }): Row[] =>
    change === 'CREATE' ? [{ ...record, uuid: '' }] : [],
  );
  const present = added.length > 0 ? await loadIdentities(repository, companyUuid) : [];
  return findNewAmbiguity(present, added).map(({ parameters, interfaceNames }) => ({
    message: translate('transfer.ambiguous', { parameters, names: listNames(translate, interfaceNames) }),
  }));
}

/**
 * Plans the change of each item of a bundle in the caller's company (schemas/SPECIFICATION.md section 14.2).
 * Items match by their natural key, never by uuid. All data of the plan is locked until the transaction ends,
 * so that the same transaction can apply it.
 */
export async function createImportPlan(
  call: OperationCall,
  repository: RecordRepository,
  { items, references, target }: TransferBundle,
): Promise<PlannedImport> {
  const { companyUuid } = call;
  const placed = items.map(({ record }) => sanitizeNew(exportedEntity, { ...record, ...target }));
  const resolution = await resolveReferences(repository, companyUuid, placed, references);
  const wanted = placed.map((record, index) => ({
    record: applyResolution(record, resolution),
    parts: items[index]?.parts ?? {},
  }));
  const records = wanted.map(({ record }) => record);
  const checkContext = await loadCheckContext(call, exportedEntity, records, companyUuid, repository);
  const existing = await findExisting(repository, companyUuid, records);

  const all = wanted.map((item) => planItem(call, item, existing.get(keyOf(item.record))));
  const unresolved = findUnresolved(placed, resolution, references);
  const issues = findImportIssues(call, all, checkContext);
  const planHash = fingerprint([
    companyUuid,
    all.map(({ change, before, after }) => [change, before ?? null, after]),
    unresolved,
    issues.map(({ field }) => field),
  ]);
  return {
    items: all,
    plan: {
      planHash,
      items: all.map(({ naturalKey, change, fieldDiffs }) => ({ naturalKey, change, fieldDiffs })),
      unresolved,
      issues,
      warnings: await findWarnings(call, repository, all),
    },
  };
}
