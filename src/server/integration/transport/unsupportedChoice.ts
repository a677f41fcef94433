import { choiceKey } from '../../../contract/text/captions.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { captionOf } from '../../platform/records/rows/captions.ts';

/** Context for opening a connection. */
export interface ConnectContext {
  readonly service: Pick<ServiceContext, 'transports'>;
}

/** Returns NOT_IMPLEMENTED with the caption of a choice that this service does not support. */
export const unsupportedChoice = (entity: string, property: string, value: unknown): ServiceError =>
  new ServiceError(
    'NOT_IMPLEMENTED',
    {},
    {
      phrase: (phrases) => {
        const choice = phrases.translate(choiceKey(entity, [property], String(value)));
        const operation = `${captionOf({ phrases }, entity, property)}: ${choice}`;
        return phrases.translate('error.NOT_IMPLEMENTED', { operation });
      },
    },
  );
