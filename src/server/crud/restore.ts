import type { Row } from '../../contract/envelope.ts';
import { type Entity, entityOf } from '../catalog.ts';
import type { Call, Handler } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Documents } from '../store/Documents.ts';
import { answered } from './answered.ts';
import { captionOf } from './captionOf.ts';
import { documentOf } from './documentOf.ts';
import { logChange } from './logChange.ts';
import { refuseDuplicate } from './refuseDuplicate.ts';
import { danglingIn, lockReferences } from './refuseInvalid.ts';
import { stamps } from './storedRow.ts';

/** The captions of what records refer to that was removed, or given to something else, meanwhile. */
async function goneFor(
  documents: Documents,
  call: Call,
  records: readonly { readonly entity: Entity; readonly row: Row }[],
): Promise<string[]> {
  const captions = new Set<string>();
  for (const { entity, row } of records) {
    const present = await lockReferences(documents, entity, [row], String(row.companyUuid));
    for (const property of danglingIn(entity, row, present))
      captions.add(captionOf(call, entity.model.name, property));
  }
  return [...captions];
}

/** A record that is there already: somebody was faster, or the answer of an earlier call was lost. Throws NOT_FOUND. */
async function presentOne(call: Call, { model }: Entity, documents: Documents): Promise<Row> {
  const { login, query, say, service } = call;
  const present = await documents.find(model.name, 'uuid', query.uuid, login.companies);
  if (present) return answered(model, present, service.now());
  const entity = say.translate(`entities.${model.name}.title`);
  throw new ServiceError('NOT_FOUND', { entity }, undefined, 'error.notKept');
}

/** Puts a removed record back, with what belonged to it, within a transaction, and answers with it. */
async function restoreIn(documents: Documents, call: Call, entity: Entity): Promise<Row> {
  const { model } = entity;
  const { login, query, service } = call;
  const now = service.now();
  const taken = await documents.removed.take(query.uuid, login.companies, now);
  const before = taken.find((one) => one.entity === model.name && one.data.uuid === query.uuid)?.data;
  if (!before) return presentOne(call, entity, documents);
  const companyUuid = String(before.companyUuid);
  const row: Row = { ...before, ...model.lifecycle?.initial, ...stamps(model, before, now) };
  const owned = taken
    .filter(({ data }) => data !== before)
    .map((one) => ({ entity: entityOf(one.entity), row: one.data }));

  // What belongs to the record refers to it, so it is there first.
  await refuseDuplicate(
    call,
    model,
    () => documents.insert(documentOf(model, companyUuid, row)),
    'error.taken',
  );
  const gone = await goneFor(documents, call, [{ entity, row }, ...owned]);
  if (gone.length > 0)
    throw new ServiceError('GONE', { name: row[model.displayProperty], fields: gone.join(', ') });
  await documents.insertAll(owned.map((one) => documentOf(one.entity.model, companyUuid, one.row)));
  await logChange(call, entity, documents, { action: 'restore', after: row });
  return answered(model, row, now);
}

/**
 * Takes the removal of a record back while it is kept: it has its uuid, its secrets and what belonged to it again, in its
 * initial state. Refused with NOT_FOUND when it is not kept any more, with DUPLICATE when another record is called so
 * meanwhile, and with GONE when it refers to what is no longer there.
 */
export const restore =
  (entity: Entity): Handler =>
  (call) =>
    call.service.store.transaction(({ documents }) => restoreIn(documents, call, entity));
