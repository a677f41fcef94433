import { type Refusal, refusalIn } from '../../contract/refusalIn.ts';
import type { TestResponse } from '../../generated/types.ts';
import type { Arrival } from './follow.ts';

/** Why an answer is a failure although its status is 200 to 299. */
export function refusalOf(
  { response: { statusCode = 0, headers } }: Pick<Arrival, 'response'>,
  { response: text = '' }: Pick<TestResponse, 'response'>,
): Refusal | undefined {
  return statusCode >= 200 && statusCode < 300 ? refusalIn(text, headers['content-type']) : undefined;
}
