import { findJsonError } from '../../../contract/json/findJsonError.ts';
import { invalidRequest } from '../../platform/base/ServiceError.ts';
import type { OperationCall } from '../../platform/operations/ServiceContext.ts';
import { captionOf } from '../../platform/records/rows/captions.ts';

/**
 * Throws INVALID_REQUEST for the property `data` of an entity, with the position of invalid JSON or of a name
 * that an object has twice.
 */
export function assertValidJson(call: OperationCall, entity: string, text: string): void {
  const found = findJsonError(text);
  if (!found) return;
  const { duplicateName: name, ...place } = found;
  const message = call.phrases.translate(
    name === undefined ? 'exchange.brokenData' : 'exchange.DUPLICATE_NAME',
    { field: captionOf(call, entity, 'data'), ...place, name },
  );
  throw invalidRequest([{ field: 'data', message }]);
}
