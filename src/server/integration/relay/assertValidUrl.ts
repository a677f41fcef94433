import { invalidRequest } from '../../platform/base/ServiceError.ts';
import type { OperationCall } from '../../platform/operations/ServiceContext.ts';
import { captionOf } from '../../platform/records/rows/captions.ts';

/** Returns the key of the phrase that says why a URL cannot be called. */
export function urlProblemOf({ protocol, username, password, port }: URL): string | undefined {
  if (protocol !== 'http:' && protocol !== 'https:') return 'relay.otherScheme';
  if (username !== '' || password !== '') return 'relay.credentials';
  return port === '0' ? 'relay.port' : undefined;
}

/** Throws INVALID_REQUEST for a URL that no request can be sent to. */
export function assertValidUrl(call: OperationCall, url: URL | undefined): asserts url is URL {
  const mistake = url ? urlProblemOf(url) : 'relay.invalidUrl';
  if (mistake === undefined) return;
  const message = call.phrases.translate(mistake, { field: captionOf(call, 'testRequest', 'url') });
  throw invalidRequest([{ field: 'url', message }]);
}
