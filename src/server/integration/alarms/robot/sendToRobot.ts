import { createHmac } from 'node:crypto';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import { readBody } from '../../../platform/network/readBody.ts';
import { sendOnce } from '../../../platform/network/sendOnce.ts';
import { type Network, resolveHttpHost } from '../../../platform/network/ssrfGuard.ts';
import { NoAnswerError, wrapNetworkErrors } from '../../../platform/network/wrapNetworkErrors.ts';
import { describeNetworkError } from '../../connection/StepFailure.ts';
import type { AlarmMessage } from '../message/createAlarmMessage.ts';
import { classifyResponse, type SendVerdict } from './classifyResponse.ts';
import type { Robot } from './Robot.ts';

/**
 * Returns the address for a robot with signature (加签): HMAC-SHA256 of `timestamp\nsecret` with the secret as
 * key, in base64, as parameter `sign`, and `timestamp` in milliseconds. DingTalk refuses a timestamp that is
 * an hour off.
 */
export function signUrl(webhook: string, signSecret: string | undefined, now: Date): URL {
  const url = new URL(webhook);
  if (signSecret === undefined) return url;
  const timestamp = String(now.getTime());
  const sign = createHmac('sha256', signSecret).update(`${timestamp}\n${signSecret}`).digest('base64');
  url.searchParams.set('timestamp', timestamp);
  url.searchParams.set('sign', sign);
  return url;
}

/** Body of a message for DingTalk's custom robots. */
export interface DingTalkBody {
  readonly msgtype: 'markdown';
  readonly markdown: { readonly title: string; readonly text: string };
  readonly at: {
    readonly atMobiles: readonly string[];
    readonly atUserIds: readonly string[];
    readonly isAtAll: boolean;
  };
}

/** Adds the robot's keyword and mentions. DingTalk highlights mentions only if the text contains them. */
export function createDingTalkBody(
  { keyword, atAll, atMobiles }: Pick<Robot, 'keyword' | 'atAll' | 'atMobiles'>,
  { title, text, quiet }: Pick<AlarmMessage, 'title' | 'text' | 'quiet'>,
): DingTalkBody {
  const mobiles = quiet || atAll ? [] : atMobiles;
  const parts = [
    text,
    ...(text.includes(keyword) ? [] : [keyword]),
    ...(mobiles.length === 0 ? [] : [mobiles.map((mobile) => `@${mobile}`).join(' ')]),
  ];
  return {
    msgtype: 'markdown',
    markdown: { title, text: parts.join('\n\n') },
    at: { atMobiles: mobiles, atUserIds: [], isAtAll: atAll && !quiet },
  };
}

/** Milliseconds for the whole attempt, from DNS to the last byte of the answer. */
const timeout = 10_000;

/** Result of one attempt, as far as it got. */
export interface SendAttempt {
  readonly verdict: SendVerdict;
  /** Addresses of the robot's host, once they are resolved and allowed. */
  readonly addresses?: readonly string[];
  /** HTTP status of the answer, if any. */
  readonly status?: number;
}

function classifyError(error: unknown, signal: AbortSignal): SendVerdict {
  if (error instanceof ServiceError)
    return { end: 'refused', reason: [`error.${error.code}`, error.parameters] };
  if (!(error instanceof NoAnswerError)) throw error;
  if (signal.aborted) return { end: 'again', reason: ['alarm.timeout', { seconds: timeout / 1000 }] };
  const [key, parameters = {}] = describeNetworkError(error.cause);
  return { end: 'again', reason: [`connection.${key}`, parameters] };
}

/** Required by DingTalk's documentation; other content types get error 43004. */
const requestHeaders = {
  'Content-Type': 'application/json',
  Accept: 'application/json',
  'Accept-Encoding': 'identity',
};

/**
 * Sends one message to a robot, once, to an allowed address (`resolveHttpHost`). Does not follow redirects.
 * Errors are part of the attempt; rejects only for programming errors.
 */
export async function sendToRobot(
  network: Network,
  robot: Robot,
  body: DingTalkBody,
  now: Date,
): Promise<SendAttempt> {
  if (!URL.canParse(robot.webhook)) return { verdict: { end: 'refused', reason: ['alarm.noAddress', {}] } };
  const url = signUrl(robot.webhook, robot.signSecret, now);
  const signal = AbortSignal.timeout(timeout);
  let attempt: Omit<SendAttempt, 'verdict'> = {};
  try {
    const addresses = await resolveHttpHost(url, network, signal);
    attempt = { addresses: addresses.map(({ address }) => address) };
    const outgoing = { method: 'POST', url, headers: requestHeaders, body: JSON.stringify(body) };
    const response = await wrapNetworkErrors(sendOnce(outgoing, addresses, signal), signal);
    const { statusCode: status = 0 } = response;
    attempt = { ...attempt, status };
    const { bytes } = await wrapNetworkErrors(readBody(response), signal);
    return { ...attempt, verdict: classifyResponse(status, bytes.toString('utf8')) };
  } catch (error) {
    return { ...attempt, verdict: classifyError(error, signal) };
  }
}
