import type { Row } from '../../contract/envelope.ts';
import type { Entity } from '../catalog.ts';
import type { Call } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';
import { answered } from './answered.ts';
import { documentOf } from './documentOf.ts';
import { fieldDiffs } from './fieldDiffs.ts';
import { found } from './found.ts';
import { lockOwner } from './lockOwner.ts';
import { logChange } from './logChange.ts';
import { passed } from './passed.ts';
import { type Proposal, proposedChange } from './proposed.ts';
import { refuseDuplicate } from './refuseDuplicate.ts';
import { refuseInvalid } from './refuseInvalid.ts';
import { refuseObstacle } from './refuseObstacle.ts';
import { refuseStale } from './refuseStale.ts';
import { storedRow } from './storedRow.ts';

/** A change of one record: which one, and what its body would then be. `version` is the one that was read. */
export interface Modification {
  readonly uuid: unknown;
  readonly version?: unknown;
  readonly bodyOf: (shown: Row) => unknown;
}

/**
 * Changes a record that its lifecycle lets be modified, within a transaction, and answers with it. What stays as it is
 * keeps its version and leaves no entry in the log.
 */
export async function changeIn(
  documents: Documents,
  call: Call,
  entity: Entity,
  { uuid, version, bodyOf }: Modification,
): Promise<Row> {
  const { model } = entity;
  // The owner is locked first, as everywhere: two who wait for each other would both fail.
  const owner =
    model.owner && (await lockOwner(call, entity, await found(call, entity, uuid, documents), documents));
  const before = await found(call, entity, uuid, documents, 'update');
  const shown = answered(model, before, call.service.now());
  refuseStale(call, entity, shown, version);
  refuseObstacle(call, entity, 'modify', before);
  const record: Proposal = proposedChange(entity, shown, bodyOf(shown));
  const companyUuid = String(before.companyUuid);
  await refuseInvalid({ ...call, companyUuid }, entity, record, documents);
  const changed = storedRow(call, model, record, { uuid: before.uuid, companyUuid }, before);
  const row = model.lifecycle ? passed(model.lifecycle, 'modify', changed, call.service.now()) : changed;
  if (fieldDiffs(model, before, row).length === 0) return shown;
  await refuseDuplicate(call, model, () => documents.update(documentOf(model, companyUuid, row)));
  await logChange(call, entity, documents, { action: 'modify', before, after: row, owner });
  return answered(model, row, call.service.now());
}

/** Changes a record in a transaction of its own. */
export const change = (call: Call, entity: Entity, modification: Modification): Promise<Row> =>
  call.service.store.transaction(({ documents }) => changeIn(documents, call, entity, modification));
