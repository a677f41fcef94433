import type { TestResponse } from '../../generated/types.ts';
import { type Body, bodyLimit } from '../network/readBody.ts';
import type { Say } from '../phrases.ts';
import { type Arrival, redirectLimit } from './follow.ts';
import { refusalOf } from './refusalOf.ts';

/** An error of several attempts to connect has a code only. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
};

/** Why no answer came. */
export const noAnswerSentence = ({ translate }: Say, error: unknown): string =>
  translate('relay.notSent', { message: reasonOf(error) });

/** How the receiver answered, most important first. */
export function answerSentence(
  { translate }: Say,
  arrival: Arrival,
  { error, cut }: Body,
  answer: TestResponse,
): string {
  const { status, binary } = answer;
  if (error !== undefined) return translate('relay.brokenOff', { message: reasonOf(error) });
  if (arrival.givenUp) return translate('relay.redirects', { limit: redirectLimit });
  const refusal = refusalOf(arrival, answer);
  if (refusal) {
    const { kind, message } = refusal;
    return translate(kind === 'PAGE' ? 'relay.page' : 'relay.refused', { status, message });
  }
  if (cut) return translate('relay.cut', { status, megabytes: bodyLimit / 1_000_000 });
  return translate(binary ? 'relay.binary' : 'relay.answered', { status });
}
