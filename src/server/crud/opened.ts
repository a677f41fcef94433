import type { EntityModel } from '../../contract/entity.ts';
import type { Row } from '../../contract/envelope.ts';
import type { Call } from '../Service.ts';
import { placeOf } from './storedRow.ts';

/** A stored row with its secrets in plain: for whoever signs in with them. It never leaves the service, nor a log. */
export function opened({ service }: Pick<Call, 'service'>, { name, secrets }: EntityModel, row: Row): Row {
  const plain = secrets.flatMap((secret) => {
    const sealed = row[secret];
    return typeof sealed === 'string'
      ? [[secret, service.vault.open(sealed, placeOf({ name }, row.uuid, secret))]]
      : [];
  });
  return { ...row, ...Object.fromEntries(plain) };
}
