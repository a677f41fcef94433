import { choiceKey } from '../../contract/labelKey.ts';
import { captionOf } from '../crud/captionOf.ts';
import type { Call, Service } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';

/** Whoever wants to know where documents travel: a call, or a job in the language of its logs. */
export type Asker = Pick<Call, 'service' | 'say'>;

/** What is needed of one to open a way. */
export interface Opener extends Pick<Call, 'say'> {
  readonly service: Pick<Service, 'transports'>;
}

/** NOT_IMPLEMENTED, with the caption of what an operator has chosen and this service does not speak. */
export function notSpoken(
  asker: Pick<Call, 'say'>,
  entity: string,
  property: string,
  value: unknown,
): ServiceError {
  const choice = asker.say.translate(choiceKey(entity, [property], String(value)));
  return new ServiceError('NOT_IMPLEMENTED', {
    operation: `${captionOf(asker, entity, property)}: ${choice}`,
  });
}
