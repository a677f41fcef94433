import { choiceKey } from '../../../contract/text/captions.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import type { OperationCall, ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { captionOf } from '../../platform/records/rows/captions.ts';

/** Whoever wants to know where documents travel: a call, or a job in the language of its logs. */
export type TransportContext = Pick<OperationCall, 'service' | 'phrases'>;

/** What is needed of one to open a way. */
export interface ConnectContext extends Pick<OperationCall, 'phrases'> {
  readonly service: Pick<ServiceContext, 'transports'>;
}

/** NOT_IMPLEMENTED, with the caption of what an operator has chosen and this service does not speak. */
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
