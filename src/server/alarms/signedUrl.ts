import { createHmac } from 'node:crypto';

/**
 * The address of a robot that is secured by signature (加签): HMAC-SHA256 of `timestamp\nsecret` with the secret as key, in
 * base64, as parameter `sign` beside `timestamp` in milliseconds. DingTalk refuses one that is an hour off.
 */
export function signedUrl(webhook: string, signSecret: string | undefined, now: Date): URL {
  const url = new URL(webhook);
  if (signSecret === undefined) return url;
  const timestamp = String(now.getTime());
  const sign = createHmac('sha256', signSecret).update(`${timestamp}\n${signSecret}`).digest('base64');
  url.searchParams.set('timestamp', timestamp);
  url.searchParams.set('sign', sign);
  return url;
}
