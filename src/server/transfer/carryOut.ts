import { randomUUID } from 'node:crypto';
import type { Row } from '../../contract/envelope.ts';
import type { Entity } from '../catalog.ts';
import { answered } from '../crud/answered.ts';
import { documentOf } from '../crud/documentOf.ts';
import { fieldDiffs } from '../crud/fieldDiffs.ts';
import { changeEntry } from '../crud/logChange.ts';
import { type Proposal, proposedChange, proposedNew } from '../crud/proposed.ts';
import { refuseDuplicate } from '../crud/refuseDuplicate.ts';
import { storedRow } from '../crud/storedRow.ts';
import type { Call } from '../Service.ts';
import type { Document } from '../store/Document.ts';
import type { Documents } from '../store/Documents.ts';
import { pairsOf } from './pairsOf.ts';
import type { PlannedItem } from './planOf.ts';
import { parts, subject } from './subject.ts';

/** One record before and after; one of the two may be missing. */
interface Write {
  readonly entity: Entity;
  readonly before?: Row | undefined;
  readonly after?: Row | undefined;
  /** The interface that the record belongs to. */
  readonly owner?: Row;
}

function rowOf(call: Call, entity: Entity, wanted: Proposal, before: Row | undefined): Row {
  const { model } = entity;
  const { companyUuid, service } = call;
  if (!before)
    return storedRow(call, model, proposedNew(entity, wanted), { uuid: randomUUID(), companyUuid });
  const changed = proposedChange(entity, answered(model, before, service.now()), wanted);
  return storedRow(call, model, changed, { uuid: before.uuid, companyUuid }, before);
}

/** What storing an item means: its interface, then what belongs to it. What the item does not have goes. */
function writesOf(call: Call, { record, parts: wanted, stored }: PlannedItem): Write[] {
  const before = stored?.row;
  const after = rowOf(call, subject, record, before);
  const rest = parts.flatMap((part) => {
    const { entity, owner } = part;
    const { name } = entity.model;
    return pairsOf(part, stored?.parts[name], wanted[name]).map((pair) => ({
      entity,
      before: pair.before,
      after: pair.after && rowOf(call, entity, { ...pair.after, [owner]: after.uuid }, pair.before),
      owner: after,
    }));
  });
  return [{ entity: subject, before, after }, ...rest];
}

/** A record that stays as it is is not written: its version is what others compare with. */
const isNeeded = ({ entity, before, after }: Write): boolean =>
  !before || !after || fieldDiffs(entity.model, before, after).length > 0;

const documentsOf = ({ companyUuid }: Call, writes: readonly Write[]): Document[] =>
  writes.flatMap(({ entity, after }) => (after ? [documentOf(entity.model, companyUuid, after)] : []));

/** Everybody writes in one order, so that two who write at once cannot wait for each other. */
const inOrder = (items: readonly PlannedItem[]): PlannedItem[] =>
  items.toSorted((a, b) => (a.naturalKey < b.naturalKey ? -1 : 1));

/** Stores items, offline, and tells the configuration log: a handful of statements, however many items there are. */
export async function carryOut(
  call: Call,
  documents: Documents,
  items: readonly PlannedItem[],
  action: 'import' | 'copy',
): Promise<void> {
  const writes = inOrder(items)
    .flatMap((item) => writesOf(call, item))
    .filter(isNeeded);
  const replaced = writes.filter(({ before }) => before);
  const added = writes.filter(({ before }) => !before);
  for (const { entity } of parts) {
    const gone = replaced.filter((write) => write.entity === entity && !write.after);
    await documents.removeAll(
      entity.model.name,
      gone.flatMap(({ before }) => (before ? [before.uuid] : [])),
    );
  }
  await refuseDuplicate(call, subject.model, async () => {
    await documents.updateAll(documentsOf(call, replaced));
    await documents.insertAll(documentsOf(call, added));
  });
  await documents.insertAll(
    writes.flatMap(({ entity, ...change }) => changeEntry(call, entity, { action, ...change }) ?? []),
  );
}
