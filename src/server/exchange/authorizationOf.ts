import type { Row } from '../../contract/envelope.ts';
import { choiceKey } from '../../contract/labelKey.ts';
import { entityOf } from '../catalog.ts';
import { placeOf } from '../crud/storedRow.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';

/** Headers that sign a call in, and what in them is secret. */
export interface Authorization {
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
}

/** The password is sealed for its place; a record may have none. */
function passwordOf({ service }: Call, { uuid, password }: Row): string {
  const place = placeOf(entityOf('auth').model, uuid, 'password');
  return typeof password === 'string' ? service.vault.open(password, place) : '';
}

/** Signs in by HTTP Basic (RFC 7617). Throws NOT_IMPLEMENTED for other types: they need a conversation with the server. */
export function authorizationOf(call: Call, auth: Row): Authorization {
  if (auth.authType !== 'BASIC') {
    const type = call.say.translate(choiceKey('auth', ['authType'], String(auth.authType)));
    throw new ServiceError('NOT_IMPLEMENTED', { operation: type });
  }
  const password = passwordOf(call, auth);
  const credentials = Buffer.from(`${auth.username}:${password}`).toString('base64');
  return {
    headers: { Authorization: `Basic ${credentials}` },
    secrets: password === '' ? [credentials] : [credentials, password],
  };
}
