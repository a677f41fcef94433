import type { FieldDiff } from '../../contract/plan.ts';
import type { Entity } from '../catalog.ts';
import { fieldDiffs } from '../crud/fieldDiffs.ts';
import { configurationOf, type Proposal, proposedNew } from '../crud/proposed.ts';
import type { Item } from './Item.ts';
import { pairsOf } from './pairsOf.ts';
import { parts, subject } from './subject.ts';

const settled = (entity: Entity, record: Proposal): Proposal =>
  configurationOf(entity.model, proposedNew(entity, record));

/** An item as it is compared: what is left out has its default. */
export const comparable = (item: Item): Item => ({
  record: settled(subject, item.record),
  parts: Object.fromEntries(
    parts.flatMap(({ entity }) => {
      const rows = item.parts[entity.model.name] ?? [];
      return rows.length > 0 ? [[entity.model.name, rows.map((row) => settled(entity, row))]] : [];
    }),
  ),
});

/** How two comparable items differ. A field of a rule has the rule's entity before it: `ignoreUpdateConfig.fields`. */
export const differences = (before: Item, after: Item): FieldDiff[] => [
  ...fieldDiffs(subject.model, before.record, after.record),
  ...parts.flatMap((part) => {
    const { model } = part.entity;
    return pairsOf(part, before.parts[model.name], after.parts[model.name]).flatMap((pair) =>
      fieldDiffs(model, pair.before ?? {}, pair.after ?? {}).map((diff) => ({
        ...diff,
        field: `${model.name}.${diff.field}`,
      })),
    );
  }),
];
