import { obstacle } from '../../contract/lifecycle.ts';
import type { Change, FieldDiff, Plan } from '../../contract/plan.ts';
import { answered } from '../crud/answered.ts';
import { naturalKeyOf } from '../crud/documentOf.ts';
import { type Proposal, proposedNew } from '../crud/proposed.ts';
import { lockReferences } from '../crud/refuseInvalid.ts';
import type { Call } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';
import type { Bundle } from './Bundle.ts';
import { fingerprint } from './canonical.ts';
import { comparable, differences } from './comparable.ts';
import type { Item } from './Item.ts';
import { issuesIn } from './issuesIn.ts';
import { resolve, resolved, unresolvedIn } from './references.ts';
import { itemOf, type Stored, storedOf } from './Stored.ts';
import { subject } from './subject.ts';

/** An item where it is to be, and what is there now. */
export interface PlannedItem extends Item {
  readonly naturalKey: string;
  readonly change: Change;
  readonly fieldDiffs: readonly FieldDiff[];
  readonly stored?: Stored;
  /** What is there, and what would be, as they are compared. */
  readonly before?: Item;
  readonly after: Item;
}

export interface Planned {
  readonly plan: Plan;
  readonly items: readonly PlannedItem[];
}

const { model } = subject;
const keyOf = (record: Proposal): string => String(naturalKeyOf(model, record));

/** The place, then the name: `SH01 / OWN1 / Articles`. */
const nameOf = (record: Proposal): string =>
  [...model.naturalKey.filter((name) => name !== model.displayProperty), model.displayProperty]
    .flatMap((name) => (record[name] === undefined ? [] : [String(record[name])]))
    .join(' / ');

/** The interfaces that stand where the records are to be, by their natural key. */
async function standing(
  documents: Documents,
  companyUuid: string,
  records: readonly Proposal[],
): Promise<Map<string, Stored>> {
  const rows = await documents.findNamed(model.name, records.map(keyOf), companyUuid, 'update');
  const all = await storedOf(documents, companyUuid, rows, 'update');
  return new Map(all.map((stored) => [keyOf(stored.row), stored]));
}

function planned(call: Call, item: Item, stored: Stored | undefined): PlannedItem {
  const naturalKey = nameOf(item.record);
  const after = comparable(item);
  if (!stored) return { ...item, naturalKey, change: 'CREATE', fieldDiffs: [], after };
  const before = comparable(itemOf(stored));
  const fieldDiffs = differences(before, after);
  const fixed = obstacle(model.lifecycle, 'modify', answered(model, stored.row, call.service.now()));
  const change = fieldDiffs.length === 0 ? 'SAME' : fixed ? 'CONFLICT' : 'UPDATE';
  return { ...item, naturalKey, change, fieldDiffs, stored, before, after };
}

/**
 * Plans the change of each item of a bundle in the caller's company (schemas/SPECIFICATION.md section 14.2). Items match by
 * their natural key, never by uuid. Everything that the plan rests on is locked until the transaction ends, so that the plan
 * can be carried out in it.
 */
export async function planOf(
  call: Call,
  documents: Documents,
  { items, references, target }: Bundle,
): Promise<Planned> {
  const { companyUuid } = call;
  const placed = items.map(({ record }) => proposedNew(subject, { ...record, ...target }));
  const resolution = await resolve(documents, companyUuid, placed, references);
  const wanted = placed.map((record, index) => ({
    record: resolved(record, resolution),
    parts: items[index]?.parts ?? {},
  }));
  const records = wanted.map(({ record }) => record);
  const present = await lockReferences(documents, subject, records, companyUuid);
  const there = await standing(documents, companyUuid, records);

  const all = wanted.map((item) => planned(call, item, there.get(keyOf(item.record))));
  const unresolved = unresolvedIn(placed, resolution, references);
  const issues = issuesIn(call, wanted, present);
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
    },
  };
}
