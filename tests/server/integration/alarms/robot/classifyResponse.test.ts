import { expect, test } from 'vitest';
import { classifyResponse } from '../../../../../src/server/integration/alarms/robot/classifyResponse.ts';
import { servicePhrasesOf } from '../../../../../src/server/platform/base/servicePhrases.ts';

const answerOf = (errcode: number, errmsg: string) => JSON.stringify({ errcode, errmsg });

const answers = [
  { text: answerOf(0, 'ok'), end: 'sent' },
  { text: answerOf(310000, 'keywords not in content, more: [https://x]'), end: 'refused', key: 'keyword' },
  { text: answerOf(310000, 'sign not match, more: [https://x]'), end: 'refused', key: 'signature' },
  { text: answerOf(310000, 'invalid timestamp'), end: 'refused', key: 'timestamp' },
  { text: answerOf(310000, 'ip 10.0.0.1 not in whitelist'), end: 'refused', key: 'ip' },
  { text: answerOf(310000, 'something new'), end: 'refused', key: 'refused' },
  { text: answerOf(300001, 'token is not exist'), end: 'refused', key: 'token' },
  { text: answerOf(300005, 'token is not exist'), end: 'refused', key: 'token' },
  { text: answerOf(400102, 'stopped'), end: 'refused', key: 'stopped' },
  { text: answerOf(400013, 'disbanded'), end: 'refused', key: 'groupGone' },
  { text: answerOf(40035, 'missing parameter json'), end: 'refused', key: 'malformed' },
  { text: answerOf(430102, 'unsuitable'), end: 'refused', key: 'content' },
  ...[43004, 400105].map((code) => ({ text: answerOf(code, 'malformed'), end: 'refused', key: 'malformed' })),
  ...[400101, 400106].map((code) => ({ text: answerOf(code, 'no token'), end: 'refused', key: 'token' })),
  ...[430101, 430103, 430104].map((code) => ({
    text: answerOf(code, 'forbidden words'),
    end: 'refused',
    key: 'content',
  })),
  { text: answerOf(130101, 'send too fast, exceed 20 times per minute'), end: 'throttled', key: 'tooFast' },
  { text: answerOf(410100, 'too fast'), end: 'throttled', key: 'tooFast' },
  { text: answerOf(-1, 'system busy'), end: 'again', key: 'busy' },
  { text: answerOf(999999, 'unheard of'), end: 'refused', key: 'refused' },
  { text: '<html>', status: 200, end: 'again', key: 'stranger' },
  { text: '<html>', status: 403, end: 'again', key: 'stranger' },
  { text: '{"ok":true}', status: 200, end: 'again', key: 'stranger' },
  { text: '', status: 404, end: 'again', key: 'stranger' },
  { text: '', status: 302, end: 'again', key: 'stranger' },
  { text: '', status: 429, end: 'throttled', key: 'tooFast' },
  { text: 'Bad Gateway', status: 502, end: 'again', key: 'busy' },
];

test.each(answers)('HTTP $status $text is classified as $end $key', ({ text, status = 200, end, key }) => {
  const { reason, ...verdict } = classifyResponse(status, text);
  expect(verdict).toEqual({ end });
  expect(reason?.[0]).toBe(key && `alarm.${key}`);
});

test('every reason has a text in both languages that contains the message of DingTalk', () => {
  for (const { text, status = 200 } of answers) {
    const { reason } = classifyResponse(status, text);
    for (const locale of ['zh-CN', 'en-US']) {
      if (reason) expect(servicePhrasesOf(locale).translate(reason[0], reason[1])).toContain(reason[1].said);
    }
  }
});
