import { tryParseRecord } from '../../../../contract/json/tryParseRecord.ts';

/** Result of an attempt to send a message. */
export interface SendVerdict {
  /**
   * `again`: retry later; `throttled`: send nothing to this robot for a while; `refused`: a retry would be
   * refused as well.
   */
  readonly end: 'sent' | 'again' | 'throttled' | 'refused';
  /** Reason of the failure: key of a phrase in locales/ and its parameters. */
  readonly reason?: readonly [key: string, parameters: Readonly<Record<string, unknown>>];
}

/** Failed security check of the robot (code 310000), by DingTalk's message. */
const securityChecks: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/keyword/i, 'keyword'],
  [/sign/i, 'signature'],
  [/timestamp/i, 'timestamp'],
  [/\bip\b|whitelist/i, 'ip'],
];

const refusalByCode: Readonly<Record<number, string>> = {
  40035: 'malformed',
  43004: 'malformed',
  400105: 'malformed',
  300001: 'token',
  300005: 'token',
  400101: 'token',
  400106: 'token',
  400102: 'stopped',
  400013: 'groupGone',
  430101: 'content',
  430102: 'content',
  430103: 'content',
  430104: 'content',
};

/** The limit is 20 messages a minute. DingTalk accepts messages again after ten minutes. */
const throttlingCodes: ReadonlySet<number> = new Set([130101, 410100]);

function classifyErrorCode(code: number, message: string): SendVerdict {
  const said = { said: `${code} ${message}`.trim() };
  if (code === 0) return { end: 'sent' };
  if (throttlingCodes.has(code)) return { end: 'throttled', reason: ['alarm.tooFast', said] };
  if (code === -1) return { end: 'again', reason: ['alarm.busy', said] };
  const check = code === 310000 ? securityChecks.find(([pattern]) => pattern.test(message))?.[1] : undefined;
  return { end: 'refused', reason: [`alarm.${check ?? refusalByCode[code] ?? 'refused'}`, said] };
}

/**
 * Classifies DingTalk's answer, `{"errcode":0,"errmsg":"ok"}`. Any other text does not come from DingTalk, but from a
 * proxy or a sign-in page between: it says nothing about the message, so a retry may succeed.
 */
export function classifyResponse(status: number, text: string): SendVerdict {
  const answer = tryParseRecord(text);
  if (typeof answer?.errcode === 'number')
    return classifyErrorCode(answer.errcode, String(answer.errmsg ?? ''));
  const said = { said: `HTTP ${status}` };
  if (status === 429) return { end: 'throttled', reason: ['alarm.tooFast', said] };
  return { end: 'again', reason: [status >= 500 ? 'alarm.busy' : 'alarm.stranger', said] };
}
