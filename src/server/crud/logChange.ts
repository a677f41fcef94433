import { randomUUID } from 'node:crypto';
import type { Row } from '../../contract/envelope.ts';
import { choiceKey } from '../../contract/labelKey.ts';
import { type Entity, entityModels, entityOf } from '../catalog.ts';
import type { Call } from '../Service.ts';
import type { Document } from '../store/Document.ts';
import type { Documents } from '../store/Documents.ts';
import { documentOf } from './documentOf.ts';
import { fieldDiffs } from './fieldDiffs.ts';

/** What was done to one record: without `before` it is new, without `after` it is gone. Rows as they are stored. */
export interface Change {
  readonly action: string;
  readonly before?: Row | undefined;
  readonly after?: Row | undefined;
  /** The owner of a record that has one. */
  readonly owner?: Row | undefined;
  /** The instant at which it happened by itself; otherwise the caller does it now. */
  readonly itself?: string;
}

const log = entityOf('configurationLog');

/** The log has a word for every kind of record that it is about. */
const isLogged = ({ say }: Call, kind: string): boolean => say.has(choiceKey(log.model.name, ['kind'], kind));

/**
 * The log's entry of a change, or undefined for an entity that the log is not about. What belongs to a record is found
 * under that: an interface's entries tell about its rules too.
 */
export function changeEntry(call: Call, { model }: Entity, change: Change): Document | undefined {
  const { action, before, after, owner, itself } = change;
  const row = after ?? before;
  if (!row || !isLogged(call, model.name)) return undefined;
  const subject = owner ?? row;
  const { displayProperty: naming } = (owner && model.owner && entityModels[model.owner.entity]) ?? model;
  const companyUuid = String(row.companyUuid);
  return documentOf(log.model, companyUuid, {
    uuid: randomUUID(),
    companyUuid,
    kind: model.name,
    recordUuid: subject.uuid,
    recordName: String(subject[naming] ?? '').slice(0, 100),
    action,
    loginId: itself === undefined ? call.login.loginId : '',
    time: itself ?? call.service.now().toISOString(),
    changes: fieldDiffs(model, before ?? {}, after ?? {}),
  });
}

/** Writes down who changed what, in the transaction of the change. A removed record keeps its entries. */
export async function logChange(
  call: Call,
  entity: Entity,
  documents: Documents,
  change: Change,
): Promise<void> {
  const entry = changeEntry(call, entity, change);
  if (entry) await documents.insert(entry);
}
