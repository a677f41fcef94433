import { expect, test } from 'vitest';
import { createLogMask } from '../../../../src/server/platform/security/logMask.ts';

const payloadText = '{"phone":"13800","note":"call 13800, key open"}';
const mask = createLogMask(['open'], ['phone'], [payloadText]);

test.each([
  ['payload', payloadText, 100, '{"phone":"[MASKED]","note":"call 13800, key [SECRET]"}'],
  ['payload', '/orders?phone=13800&key=open', 100, '/orders?phone=[MASKED]&key=[SECRET]'],
  ['payload', 'open', 5, '[SECR'],
  ['message', 'No customer 13800 with key open', 100, 'No customer [SECRET] with key [SECRET]'],
  ['message', '13800', 5, '[SECR'],
  ['message', 'No customer 13800', 15, 'No customer [SE'],
] as const)('%s masks %j within %d characters', (part, text, length, want) => {
  expect(mask[part](text, length)).toBe(want);
});
