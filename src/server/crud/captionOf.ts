import { fieldKey } from '../../contract/labelKey.ts';
import type { Call } from '../Service.ts';

/** The caption of a property, as the form shows it. */
export const captionOf = ({ say }: Pick<Call, 'say'>, entity: string, property: string): string =>
  say.translate(`${fieldKey(entity, [property])}.title`);
