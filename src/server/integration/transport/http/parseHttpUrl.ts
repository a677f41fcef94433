import { urlProblemOf } from '../../relay/assertValidUrl.ts';
import { DeliveryFailure, toDeliveryFailure } from '../DeliveryFailure.ts';

/** Log texts for the keys of `urlProblemOf`. */
const urlProblemTexts: Readonly<Record<string, string>> = {
  'relay.otherScheme': 'The address is not of HTTP',
  'relay.credentials': 'The address has credentials in it',
  'relay.port': 'The address has no port',
};

/** Throws REQUEST_INVALID for an invalid URL, or one that would carry credentials outside of their header. */
export function parseHttpUrl(text: string): URL {
  try {
    const url = new URL(text);
    const mistake = urlProblemOf(url);
    if (mistake) throw new TypeError(urlProblemTexts[mistake]);
    return url;
  } catch (error) {
    throw new DeliveryFailure('REQUEST_INVALID', toDeliveryFailure(error).parameters);
  }
}
