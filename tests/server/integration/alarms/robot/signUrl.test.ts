import { expect, test } from 'vitest';
import { signUrl } from '../../../../../src/server/integration/alarms/robot/sendToRobot.ts';

const webhook = 'https://oapi.dingtalk.com/robot/send?access_token=abc';

// printf 'timestamp\nsecret' | openssl dgst -sha256 -hmac 'secret' -binary | base64
test.each([
  ['this is secret', 1577262236757, 'hmPWwU+7lVdm3ZZz0r9tSfx0L4Q26jWOZr9+Gs6EZQM='],
  ['SEC/x+y=中', 1795248000000, 'gGdBnE5Vzb0YQIuvQuqaLBvfD57coSFHS56ySX9mrwE='],
])('the signature with secret %s matches the documentation of DingTalk', (secret, timestamp, sign) => {
  const { href } = signUrl(webhook, secret, new Date(timestamp));
  expect(href).toBe(`${webhook}&timestamp=${timestamp}&sign=${encodeURIComponent(sign)}`);
});

test('the webhook of a robot without signing secret stays unchanged', () => {
  expect(signUrl(webhook, undefined, new Date()).href).toBe(webhook);
});
