import type { TestResponse } from '../../generated/types.ts';
import { masked } from '../exchange/masked.ts';
import { NoAnswer } from '../network/overNetwork.ts';
import { readBody } from '../network/readBody.ts';
import type { Call } from '../Service.ts';
import type { Reach } from './addressesOf.ts';
import { follow } from './follow.ts';
import type { Hop } from './Hop.ts';
import { testResponseOf } from './testResponseOf.ts';
import { answerSentence, noAnswerSentence } from './wording.ts';

/** The answer to a request, or why there is none, with the key masked. Throws as `follow` does for what is refused. */
export async function answered(
  call: Call,
  hop: Hop,
  reach: Reach,
  signal: AbortSignal,
): Promise<TestResponse> {
  const hide = (text: string): string => masked(text, hop.key === undefined ? [] : [hop.key]);
  try {
    const arrival = await follow(call, hop, reach, signal);
    const body = await readBody(arrival.response);
    const answer = testResponseOf(arrival, body, hide);
    return { ...answer, message: answerSentence(call.say, arrival, body, answer) };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { success: false, message: noAnswerSentence(call.say, error.cause) };
  }
}
