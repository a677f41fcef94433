import { captionOf } from '../../../platform/records/rows/captions.ts';
import { urlProblemOf } from '../../relay/assertValidUrl.ts';
import { type DeliveryFailure, failureWith } from '../DeliveryFailure.ts';

/** @param problem key of its phrase */
const createRefusal = (problem: string): DeliveryFailure =>
  failureWith('REQUEST_INVALID', (phrases) =>
    phrases.translate(problem, { field: captionOf({ phrases }, 'testRequest', 'url') }),
  );

/** Throws REQUEST_INVALID for an invalid URL, or one that would carry credentials outside of their header. */
export function parseHttpUrl(text: string): URL {
  if (!URL.canParse(text)) throw createRefusal('relay.invalidUrl');
  const url = new URL(text);
  const problem = urlProblemOf(url);
  if (problem !== undefined) throw createRefusal(problem);
  return url;
}
