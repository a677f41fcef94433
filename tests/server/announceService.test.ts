import { expect, test, vi } from 'vitest';
import { announceService } from '../../src/server/announceService.ts';
import { productName } from '../../src/server/platform/base/servicePhrases.ts';

const url = 'http://127.0.0.1:8080';
const signInLink = `${url}/#/sign-in?token=t`;

test.each([
  { given: {}, want: [] },
  { given: { operator: { loginId: 'chen' } }, want: [] },
  {
    given: { operator: { loginId: 'operator', newPassword: 'new' } },
    want: ['First operator: operator, password new (shown only once)'],
  },
  {
    given: { signInLink },
    want: [
      `Sign-in link, valid once and for one hour: ${signInLink}`,
      'If you forget the password: every start prints a new link, and OPERATOR_PASSWORD sets a new password.',
    ],
  },
])('the announcement of $given prints the address and $want', ({ given, want }) => {
  const print = vi.spyOn(console, 'log').mockReturnValue().mockClear();
  announceService({ url, ...given });
  expect(print.mock.calls).toEqual([`${productName}: ${url}`, ...want].map((line) => [line]));
});
