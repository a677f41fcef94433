import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import { setFlag } from '../../contract/secretName.ts';
import type { Entity } from '../catalog.ts';
import { answered } from '../crud/answered.ts';
import { found } from '../crud/found.ts';
import { opened } from '../crud/opened.ts';
import { type Proposal, proposedChange, proposedNew } from '../crud/proposed.ts';
import { refuseInvalid } from '../crud/refuseInvalid.ts';
import type { Call } from '../Service.ts';

/** Secrets as they would be after the change: those that were sent, and those that stay. */
const secretsOf = ({ model }: Entity, record: Proposal, stored: Row | undefined): Proposal =>
  Object.fromEntries(
    model.secrets.flatMap((secret) => {
      if (record[secret] !== undefined) return [[secret, record[secret]]];
      return record[setFlag(secret)] === true ? [[secret, stored?.[secret]]] : [];
    }),
  );

/**
 * What the body of a trial would be if it were saved, with its secrets in plain; nothing is written. Throws what saving throws for
 * a record that is not there, and for one that is not valid.
 */
export async function trialOf(call: Call, entity: Entity): Promise<Row> {
  const { model } = entity;
  const { documents } = call.service.store;
  const body = isRecord(call.body) ? call.body : {};
  // A single record that was never saved has an empty one.
  const isNew = body.uuid === undefined || body.uuid === '';
  const stored = isNew ? undefined : await found(call, entity, body.uuid, documents);
  const record = stored
    ? proposedChange(entity, answered(model, stored, call.service.now()), body)
    : proposedNew(entity, body);
  const companyUuid = String(stored?.companyUuid ?? call.companyUuid);
  await refuseInvalid({ ...call, companyUuid }, entity, record, documents);
  const kept = stored && opened(call, model, stored);
  return { ...record, ...secretsOf(entity, record, kept), uuid: stored?.uuid ?? '', companyUuid };
}
