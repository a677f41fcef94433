import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import { type Entity, entityOf } from '../catalog.ts';
import type { Call, Handler } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';
import { answered } from './answered.ts';
import { changeIn } from './change.ts';
import { createIn } from './create.ts';
import { naturalKeyOf } from './documentOf.ts';
import { found } from './found.ts';
import { lockOwner } from './lockOwner.ts';
import { type Proposal, proposedNew } from './proposed.ts';
import { refuseStale } from './refuseStale.ts';

/** The one record that these parameters name within a company: by its natural key. */
async function storedOne(
  documents: Documents,
  { model }: Entity,
  parameters: Proposal,
  companyUuid: string,
): Promise<Row | undefined> {
  const key = naturalKeyOf(model, { ...parameters, companyUuid });
  if (key === null) throw new Error(`"${model.name}" needs an x-natural-key: it is read by its parameters.`);
  const [row] = await documents.findNamed(model.name, [key], companyUuid);
  return row;
}

/** What is read where nothing was saved yet: a record of version 0, without a uuid of its own. */
const emptyOne = (call: Call, entity: Entity, parameters: Proposal, companyUuid: string): Row =>
  answered(
    entity.model,
    { ...proposedNew(entity, parameters), companyUuid, version: 0, uuid: '' },
    call.service.now(),
  );

/** The record that the parameters name, or an empty one, without uuid, where none was saved yet. */
export const read =
  (entity: Entity): Handler =>
  async (call) => {
    const { model } = entity;
    const { documents } = call.service.store;
    const owner =
      model.owner &&
      (await found(call, entityOf(model.owner.entity), call.query[model.owner.property], documents));
    const companyUuid = String(owner?.companyUuid ?? call.companyUuid);
    const stored = await storedOne(documents, entity, call.query, companyUuid);
    if (stored) return { ...call.query, ...answered(model, stored, call.service.now()) };
    const { uuid: _, ...shown } = emptyOne(call, entity, call.query, companyUuid);
    return shown;
  };

/**
 * Writes the record that the parameters name, whether or not it was there. `body` is the property that the body is;
 * without one the body is the whole record, and a call without a body says everything by its parameters.
 * A `version`, in the record or among the parameters, that is not the stored one is refused with the fresh row.
 */
export const save =
  (entity: Entity, body?: string): Handler =>
  (call) =>
    call.service.store.transaction(async ({ documents }) => {
      const given: Proposal = {
        ...call.query,
        ...(body === undefined ? isRecord(call.body) && call.body : { [body]: call.body }),
      };
      const { version } = given;
      const owner = await lockOwner(call, entity, given, documents);
      const companyUuid = String(owner?.companyUuid ?? call.companyUuid);
      const stored = await storedOne(documents, entity, given, companyUuid);
      if (stored)
        return changeIn(documents, call, entity, { uuid: stored.uuid, version, bodyOf: () => given });
      refuseStale(call, entity, emptyOne(call, entity, given, companyUuid), version);
      return createIn(documents, call, entity, given);
    });
