import { expect, test } from 'vitest';
import { classifyResponse } from '../../../../src/server/integration/alarms/classifyResponse.ts';
import { createServicePhrases } from '../../../../src/server/platform/base/servicePhrases.ts';

const answered = (errcode: number, errmsg: string) => JSON.stringify({ errcode, errmsg });

const answers = [
  { text: answered(0, 'ok'), end: 'sent' },
  { text: answered(310000, 'keywords not in content, more: [https://x]'), end: 'refused', key: 'keyword' },
  { text: answered(310000, 'sign not match, more: [https://x]'), end: 'refused', key: 'signature' },
  { text: answered(310000, 'invalid timestamp'), end: 'refused', key: 'timestamp' },
  { text: answered(310000, 'ip 10.0.0.1 not in whitelist'), end: 'refused', key: 'ip' },
  { text: answered(310000, 'something new'), end: 'refused', key: 'refused' },
  { text: answered(300001, 'token is not exist'), end: 'refused', key: 'token' },
  { text: answered(300005, 'token is not exist'), end: 'refused', key: 'token' },
  { text: answered(400102, 'stopped'), end: 'refused', key: 'stopped' },
  { text: answered(400013, 'disbanded'), end: 'refused', key: 'groupGone' },
  { text: answered(40035, 'missing parameter json'), end: 'refused', key: 'malformed' },
  { text: answered(430102, 'unsuitable'), end: 'refused', key: 'content' },
  { text: answered(130101, 'send too fast, exceed 20 times per minute'), end: 'throttled', key: 'tooFast' },
  { text: answered(410100, 'too fast'), end: 'throttled', key: 'tooFast' },
  { text: answered(-1, 'system busy'), end: 'again', key: 'busy' },
  { text: answered(999999, 'unheard of'), end: 'refused', key: 'refused' },
  { text: '<html>', status: 200, end: 'refused', key: 'stranger' },
  { text: '{"ok":true}', status: 200, end: 'refused', key: 'stranger' },
  { text: '', status: 404, end: 'refused', key: 'stranger' },
  { text: '', status: 302, end: 'refused', key: 'stranger' },
  { text: '', status: 429, end: 'throttled', key: 'tooFast' },
  { text: 'Bad Gateway', status: 502, end: 'again', key: 'busy' },
];

test.each(answers)('$status $text: $end $key', ({ text, status = 200, end, key }) => {
  const { reason, ...verdict } = classifyResponse(status, text);
  expect(verdict).toEqual({ end });
  expect(reason?.[0]).toBe(key && `alarm.${key}`);
});

test('every reason has words in both languages, with what DingTalk said', () => {
  const phrases = createServicePhrases();
  for (const { text, status = 200 } of answers) {
    const { reason } = classifyResponse(status, text);
    for (const locale of ['zh-CN', 'en-US']) {
      if (reason) expect(phrases(locale).translate(reason[0], reason[1])).toContain(reason[1].said);
    }
  }
});
