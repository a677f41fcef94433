import type { EntityModel } from '../../contract/entity.ts';
import type { Row } from '../../contract/envelope.ts';
import { setFlag } from '../../contract/secretName.ts';
import type { Call } from '../Service.ts';
import type { Proposal } from './proposed.ts';

/** A secret of a record in the vault: it opens at this place only. */
export const placeOf = ({ name }: Pick<EntityModel, 'name'>, uuid: string, secret: string): string =>
  `${name}/${uuid}/${secret}`;

/** New secrets are sealed, those that are still set are kept, all others are gone. */
function sealedSecrets(
  call: Call,
  model: EntityModel,
  record: Proposal,
  before: Proposal,
  uuid: string,
): Proposal {
  const entries = model.secrets.flatMap((secret) => {
    const plain = record[secret];
    if (typeof plain === 'string')
      return [[secret, call.service.vault.seal(plain, placeOf(model, uuid, secret))]];
    return record[setFlag(secret)] === true ? [[secret, before[secret]]] : [];
  });
  return Object.fromEntries(entries);
}

/** A valid record in the shape in which it is stored; `before` is the stored row that it replaces. */
export function storedRow(
  call: Call,
  model: EntityModel,
  record: Proposal,
  identity: { readonly uuid: string; readonly companyUuid: string },
  before: Proposal = {},
): Row {
  const shown = new Set(model.secrets.flatMap((secret) => [secret, setFlag(secret)]));
  const plain = Object.fromEntries(Object.entries(record).filter(([name]) => !shown.has(name)));
  return {
    ...plain,
    ...sealedSecrets(call, model, record, before, identity.uuid),
    ...identity,
    ...stamps(model, before, call.service.now()),
  };
}

/** What every write leaves on a row, as far as the entity knows such properties. */
export function stamps(model: EntityModel, before: Proposal, now: Date): Proposal {
  const all = {
    version: Number(before.version ?? 0) + 1,
    modifiedAt: now.toISOString(),
    createdAt: before.createdAt ?? now.toISOString(),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => model.readOnly.includes(name)));
}
