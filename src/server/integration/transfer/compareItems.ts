import type { FieldDiff } from '../../../contract/model/importPlan.ts';
import type { EntityDefinition } from '../../platform/operations/catalog.ts';
import { diffFields } from '../../platform/records/rows/logChange.ts';
import {
  editablePropertiesOf,
  type RecordInput,
  sanitizeNew,
} from '../../platform/records/rows/sanitizeInput.ts';
import { canonicalJson } from './ExportFile.ts';
import { exportedEntity, type OwnedEntity, ownedEntities } from './exportedEntities.ts';
import type { TransferItem } from './TransferItem.ts';

/** A record that belongs to an interface, as it is and as it is to be: one of the two may be missing. */
export interface RecordPair<T extends RecordInput> {
  readonly before?: T;
  readonly after?: RecordInput;
}

/** What belongs to an interface, side by side: records match by their natural key, which their owner is part of. */
export function pairRecords<T extends RecordInput>(
  { entity: { model }, owner }: OwnedEntity,
  before: readonly T[] = [],
  after: readonly RecordInput[] = [],
): RecordPair<T>[] {
  const names = model.naturalKey.filter((name) => name !== owner);
  const keyOf = (row: RecordInput): string => canonicalJson(names.map((name) => row[name] ?? null));
  const pairs = new Map<string, RecordPair<T>>(before.map((row) => [keyOf(row), { before: row }]));
  for (const row of after) pairs.set(keyOf(row), { ...pairs.get(keyOf(row)), after: row });
  return [...pairs.values()];
}

const withDefaults = (entity: EntityDefinition, record: RecordInput): RecordInput =>
  editablePropertiesOf(entity.model, sanitizeNew(entity, record));

/** An item as it is compared: what is left out has its default. */
export const toComparable = (item: TransferItem): TransferItem => ({
  record: withDefaults(exportedEntity, item.record),
  parts: Object.fromEntries(
    ownedEntities.flatMap(({ entity }) => {
      const rows = item.parts[entity.model.name] ?? [];
      return rows.length > 0 ? [[entity.model.name, rows.map((row) => withDefaults(entity, row))]] : [];
    }),
  ),
});

/** How two comparable items differ. A field of a rule has the rule's entity before it: `ignoreUpdateConfig.fields`. */
export const compareItems = (before: TransferItem, after: TransferItem): FieldDiff[] => [
  ...diffFields(exportedEntity.model, before.record, after.record),
  ...ownedEntities.flatMap((part) => {
    const { model } = part.entity;
    return pairRecords(part, before.parts[model.name], after.parts[model.name]).flatMap((pair) =>
      diffFields(model, pair.before ?? {}, pair.after ?? {}).map((diff) => ({
        ...diff,
        field: `${model.name}.${diff.field}`,
      })),
    );
  }),
];
