import { subtle } from 'node:crypto';
import { type Received, type Receiver, startReceiver } from '../exchange/receiver.ts';

/** A robot of a DingTalk group. */
interface GroupRobot {
  readonly token: string;
  readonly secret?: string;
  readonly keyword?: string;
}

interface Message {
  readonly title: string;
  readonly text: string;
  readonly at: { readonly atMobiles: readonly string[]; readonly isAtAll: boolean };
}

/** A fake of DingTalk's custom robots. */
export interface DingTalk {
  readonly url: string;
  readonly receiver: Receiver;
  /** Messages in the groups, oldest first. */
  readonly messages: Message[];
  /** Answers to the next calls instead of the normal ones, one for each call. */
  readonly instead: { readonly status?: number; readonly text: string }[];
  readonly webhook: (token: string) => string;
}

const refusal = (errcode: number, errmsg: string): string => JSON.stringify({ errcode, errmsg });
const hour = 3_600_000;

/**
 * Verifies a signature with Web Crypto over the decoded parameters. It follows DingTalk's documentation, not
 * our sender.
 */
async function isSigned(parameters: URLSearchParams, secret: string): Promise<boolean> {
  const bytes = new TextEncoder();
  const key = await subtle.importKey('raw', bytes.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  const sign = Buffer.from(parameters.get('sign') ?? '', 'base64');
  return subtle.verify('HMAC', key, sign, bytes.encode(`${parameters.get('timestamp')}\n${secret}`));
}

/**
 * Starts DingTalk on loopback. It allows twenty messages a minute for each robot.
 * @param now its own clock, in milliseconds
 */
export async function startDingTalk(robots: readonly GroupRobot[], now: () => number): Promise<DingTalk> {
  const receiver = await startReceiver();
  const messages: Message[] = [];
  const instead: DingTalk['instead'][number][] = [];
  const times = new Map<string, number[]>();

  async function verdict({ method, url = '', headers, body }: Received): Promise<string> {
    const { pathname, searchParams } = new URL(url, receiver.url);
    const robot = robots.find(({ token }) => token === searchParams.get('access_token'));
    if (method !== 'POST' || pathname !== '/robot/send') return refusal(404, 'not found');
    if (!headers['content-type']?.startsWith('application/json')) return refusal(43004, 'content-type');
    if (!robot) return refusal(300001, 'token is not exist');
    if (robot.secret !== undefined) {
      if (Math.abs(Number(searchParams.get('timestamp')) - now()) > hour)
        return refusal(310000, 'invalid timestamp');
      if (!(await isSigned(searchParams, robot.secret))) return refusal(310000, 'sign not match');
    }
    const { msgtype, markdown, at } = JSON.parse(body);
    if (msgtype !== 'markdown' || !markdown.title || !markdown.text)
      return refusal(40035, 'missing parameter');
    if (!`${markdown.title}${markdown.text}`.includes(robot.keyword ?? '')) {
      return refusal(310000, 'keywords not in content');
    }
    const recent = (times.get(robot.token) ?? []).filter((time) => time > now() - 60_000);
    times.set(robot.token, [...recent, now()]);
    if (recent.length >= 20) return refusal(130101, 'send too fast, exceed 20 times per minute');
    messages.push({ ...markdown, at });
    return JSON.stringify({ errcode: 0, errmsg: 'ok' });
  }

  receiver.answer = async (response, received) => {
    const other = instead.shift();
    response.statusCode = other?.status ?? 200;
    response.end(other?.text ?? (await verdict(received)));
  };
  return {
    url: receiver.url,
    receiver,
    messages,
    instead,
    webhook: (token) => `${receiver.url}/robot/send?access_token=${token}`,
  };
}
