import { causeOf } from '../connection/causeOf.ts';
import { NoAnswer, overNetwork } from '../network/overNetwork.ts';
import { readBody } from '../network/readBody.ts';
import { type Network, resolved } from '../network/resolved.ts';
import { sendOnce } from '../network/sendOnce.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Body } from './bodyOf.ts';
import type { Robot } from './Robot.ts';
import { signedUrl } from './signedUrl.ts';
import { type Verdict, verdictOf } from './verdictOf.ts';

/** Milliseconds for everything, from the name server to the last byte of the answer. */
export const patience = 10_000;

/** One attempt, as far as it came. */
export interface Attempt {
  readonly verdict: Verdict;
  /** Addresses that the robot's host stands for, once they are known and may be called. */
  readonly addresses?: readonly string[];
  /** HTTP status of the answer, once there is one. */
  readonly status?: number;
}

function whyNot(error: unknown, signal: AbortSignal): Verdict {
  if (error instanceof ServiceError)
    return { end: 'refused', why: [`error.${error.code}`, error.parameters] };
  if (!(error instanceof NoAnswer)) throw error;
  if (signal.aborted) return { end: 'again', why: ['alarm.timeout', { seconds: patience / 1000 }] };
  const [key, parameters = {}] = causeOf(error.cause);
  return { end: 'again', why: [`connection.${key}`, parameters] };
}

/** What DingTalk's document asks for; it answers 43004 to any other content type. */
const headers = {
  'Content-Type': 'application/json',
  Accept: 'application/json',
  'Accept-Encoding': 'identity',
};

/**
 * Sends one message to a robot, once, to an address that may be called (`network/resolved`). Redirects are not followed. Whatever
 * goes wrong is part of the attempt; rejects only for mistakes of this program.
 */
export async function send(network: Network, robot: Robot, body: Body, now: Date): Promise<Attempt> {
  if (!URL.canParse(robot.webhook)) return { verdict: { end: 'refused', why: ['alarm.noAddress', {}] } };
  const url = signedUrl(robot.webhook, robot.signSecret, now);
  const signal = AbortSignal.timeout(patience);
  let attempt: Omit<Attempt, 'verdict'> = {};
  try {
    const addresses = await resolved(url, network, signal);
    attempt = { addresses: addresses.map(({ address }) => address) };
    const outgoing = { method: 'POST', url, headers, body: JSON.stringify(body) };
    const response = await overNetwork(sendOnce(outgoing, addresses, signal), signal);
    const { statusCode: status = 0 } = response;
    attempt = { ...attempt, status };
    const { bytes } = await overNetwork(readBody(response), signal);
    return { ...attempt, verdict: verdictOf(status, bytes.toString('utf8')) };
  } catch (error) {
    return { ...attempt, verdict: whyNot(error, signal) };
  }
}
