import type { EntityModel } from '../../contract/entity.ts';
import type { Row } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import { clearFlag, setFlag } from '../../contract/secretName.ts';
import { trimTexts } from '../../contract/trimTexts.ts';
import type { Entity } from '../catalog.ts';

/** A record as a caller wants it, in the shape that the entity's validator checks. */
export type Proposal = Readonly<Record<string, unknown>>;

const without = (record: Proposal, names: ReadonlySet<string>): Proposal =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)));

/** What only the service sets, whoever sends it. */
const ownNames = (model: EntityModel): Set<string> =>
  new Set([
    'uuid',
    'companyUuid',
    ...model.readOnly,
    ...Object.keys(model.lifecycle?.initial ?? {}),
    ...model.secrets.flatMap((secret) => [setFlag(secret), clearFlag(secret)]),
  ]);

/** What of a record callers decide: all but what only the service sets. */
export const configurationOf = (model: EntityModel, record: Proposal): Proposal =>
  without(record, ownNames(model));

/** Fields that are not shown have no value. Hiding one may hide another, so it goes on until nothing changes. */
function visibleOnly({ model, validators }: Entity, record: Proposal): Proposal {
  const hidden = Object.entries(validators.visible)
    .filter(([property, visible]) => property in record && !visible(record))
    .map(([property]) => property);
  if (hidden.length === 0) return record;
  const flags = hidden.filter((property) => model.secrets.includes(property)).map(setFlag);
  return visibleOnly({ model, validators }, without(record, new Set([...hidden, ...flags])));
}

/**
 * The body without read-only properties and without spaces around texts. It is the whole record
 * (schemas/SPECIFICATION.md section 4.5): a missing property has its default, or is empty.
 */
const sent = (model: EntityModel, body: unknown): Proposal => {
  const trimmed = trimTexts(body, model.trimmed);
  return { ...model.defaults, ...(isRecord(trimmed) ? configurationOf(model, trimmed) : {}) };
};

/** A new record, in its initial state. */
export const proposedNew = (entity: Entity, body: unknown): Proposal =>
  visibleOnly(entity, { ...sent(entity.model, body), ...entity.model.lifecycle?.initial });

/**
 * A changed record. What callers cannot send stays as it is `shown`, and so does a secret that is neither
 * sent nor cleared.
 */
export function proposedChange(entity: Entity, shown: Row, body: unknown): Proposal {
  const { model } = entity;
  const own = ownNames(model);
  const kept = Object.fromEntries(Object.entries(shown).filter(([name]) => own.has(name)));
  const cleared = model.secrets.filter((secret) => isRecord(body) && body[clearFlag(secret)] === true);
  return visibleOnly(entity, { ...sent(model, body), ...without(kept, new Set(cleared.map(setFlag))) });
}
