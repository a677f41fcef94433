import { canonicalJson } from '../../../../contract/json/canonicalJson.ts';
import type { FieldDiff } from '../../../../contract/model/importPlan.ts';
import type { EntityDefinition } from '../../../platform/operations/catalog.ts';
import { diffFields } from '../../../platform/records/rows/logChange.ts';
import {
  editablePropertiesOf,
  type RecordInput,
  sanitizeNew,
} from '../../../platform/records/rows/sanitizeInput.ts';
import { exportedEntity, type OwnedEntity, ownedEntities } from '../exportedEntities.ts';
import type { TransferItem } from '../TransferItem.ts';

/** The current and the new version of an owned record; one of the two may be missing. */
interface RecordPair<T extends RecordInput> {
  readonly before?: T;
  readonly after?: RecordInput;
}

/** Pairs owned records by their natural key, which includes their owner. */
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

/** Returns an item for comparison, with defaults for omitted properties. */
export const toComparable = (item: TransferItem): TransferItem => ({
  record: withDefaults(exportedEntity, item.record),
  parts: Object.fromEntries(
    ownedEntities.flatMap(({ entity }) => {
      const rows = item.parts[entity.model.name] ?? [];
      return rows.length > 0 ? [[entity.model.name, rows.map((row) => withDefaults(entity, row))]] : [];
    }),
  ),
});

/**
 * Returns the differences of two comparable items. A field of a rule has the prefix of its entity:
 * `ignoreUpdateConfig.fields`.
 */
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
