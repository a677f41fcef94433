import { choiceKey } from '../../../contract/text/captions.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import type { OperationCall, ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { captionOf } from '../../platform/records/rows/captions.ts';

/** Context for opening a connection. */
export interface ConnectContext extends Pick<OperationCall, 'phrases'> {
  readonly service: Pick<ServiceContext, 'transports'>;
}

/** Returns NOT_IMPLEMENTED with the caption of a choice that this service does not support. */
export function unsupportedChoice(
  context: Pick<OperationCall, 'phrases'>,
  entity: string,
  property: string,
  value: unknown,
): ServiceError {
  const choice = context.phrases.translate(choiceKey(entity, [property], String(value)));
  return new ServiceError('NOT_IMPLEMENTED', {
    operation: `${captionOf(context, entity, property)}: ${choice}`,
  });
}
