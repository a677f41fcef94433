import { randomUUID } from 'node:crypto';
import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import type { Entity } from '../catalog.ts';
import type { Call, Handler } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';
import { answered } from './answered.ts';
import { documentOf } from './documentOf.ts';
import { lockOwner } from './lockOwner.ts';
import { logChange } from './logChange.ts';
import { proposedNew } from './proposed.ts';
import { refuseDuplicate } from './refuseDuplicate.ts';
import { refuseInvalid } from './refuseInvalid.ts';
import { storedRow } from './storedRow.ts';

/** Stores a new record of the company, or of its owner's, within a transaction, and answers with it. */
export async function createIn(
  documents: Documents,
  call: Call,
  entity: Entity,
  body: unknown,
): Promise<Row> {
  const { model } = entity;
  const owner = await lockOwner(call, entity, isRecord(body) ? body : {}, documents);
  const companyUuid = String(owner?.companyUuid ?? call.companyUuid);
  const record = proposedNew(entity, body);
  await refuseInvalid({ ...call, companyUuid }, entity, record, documents);
  const row = storedRow(call, model, record, { uuid: randomUUID(), companyUuid });
  await refuseDuplicate(call, model, () => documents.insert(documentOf(model, companyUuid, row)));
  await logChange(call, entity, documents, { action: 'create', after: row, owner });
  return answered(model, row, call.service.now());
}

/** Stores a new record of the company and answers with it. */
export const create =
  (entity: Entity): Handler =>
  (call) =>
    call.service.store.transaction(({ documents }) => createIn(documents, call, entity, call.body));
