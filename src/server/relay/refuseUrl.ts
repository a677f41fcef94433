import { captionOf } from '../crud/captionOf.ts';
import type { Call } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';

/** Key of the sentence that says why an address cannot be called. */
export function mistakeIn({ protocol, username, password, port }: URL): string | undefined {
  if (protocol !== 'http:' && protocol !== 'https:') return 'relay.otherScheme';
  if (username !== '' || password !== '') return 'relay.credentials';
  return port === '0' ? 'relay.port' : undefined;
}

/** Throws INVALID_REQUEST for an address that no request can be sent to, whoever owns it. */
export function refuseUrl(call: Call, url: URL | undefined): asserts url is URL {
  const mistake = url ? mistakeIn(url) : 'relay.invalidUrl';
  if (mistake === undefined) return;
  const message = call.say.translate(mistake, { field: captionOf(call, 'testRequest', 'url') });
  throw invalidRequest([{ field: 'url', message }]);
}
