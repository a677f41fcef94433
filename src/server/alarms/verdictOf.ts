import { isRecord } from '../../contract/isRecord.ts';

/** What becomes of a message after an attempt to send it. */
export interface Verdict {
  /**
   * `again`: it may be sent later; `throttled`: nothing may be sent to this robot for a while; `refused`: the same message would
   * be refused again.
   */
  readonly end: 'sent' | 'again' | 'throttled' | 'refused';
  /** Why it was not sent: key of a sentence in locales/, and what fills it. */
  readonly why?: readonly [key: string, parameters: Readonly<Record<string, unknown>>];
}

/** What the check that the robot is secured by found wanting (code 310000), by DingTalk's own words. */
const checks: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/keyword/i, 'keyword'],
  [/sign/i, 'signature'],
  [/timestamp/i, 'timestamp'],
  [/\bip\b|whitelist/i, 'ip'],
];

const refusals: Readonly<Record<number, string>> = {
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

/** Twenty a minute; who sends more is heard again after ten minutes. */
const throttling: ReadonlySet<number> = new Set([130101, 410100]);

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function byCode(code: number, message: string): Verdict {
  const said = { said: `${code} ${message}`.trim() };
  if (code === 0) return { end: 'sent' };
  if (throttling.has(code)) return { end: 'throttled', why: ['alarm.tooFast', said] };
  if (code === -1) return { end: 'again', why: ['alarm.busy', said] };
  const check = code === 310000 ? checks.find(([pattern]) => pattern.test(message))?.[1] : undefined;
  return { end: 'refused', why: [`alarm.${check ?? refusals[code] ?? 'refused'}`, said] };
}

/** What DingTalk says, `{"errcode":0,"errmsg":"ok"}`; whatever else comes is not from DingTalk, or not from its robots. */
export function verdictOf(status: number, text: string): Verdict {
  const answer = parsed(text);
  if (typeof answer?.errcode === 'number') return byCode(answer.errcode, String(answer.errmsg ?? ''));
  const said = { said: `HTTP ${status}` };
  if (status === 429) return { end: 'throttled', why: ['alarm.tooFast', said] };
  return status >= 500
    ? { end: 'again', why: ['alarm.busy', said] }
    : { end: 'refused', why: ['alarm.stranger', said] };
}
