import { productName } from './platform/base/servicePhrases.ts';
import type { RunningService } from './startService.ts';

/** Prints the address of the service and how to sign in. */
export function announceService({
  url,
  signInLink,
  operator,
}: Omit<RunningService, 'replace' | 'close'>): void {
  console.log(`${productName}: ${url}`);
  if (operator?.newPassword !== undefined) {
    console.log(`First operator: ${operator.loginId}, password ${operator.newPassword} (shown only once)`);
  }
  if (signInLink === undefined) return;
  console.log(`Sign-in link, valid once and for one hour: ${signInLink}`);
  console.log(
    'If you forget the password: every start prints a new link, and OPERATOR_PASSWORD sets a new password.',
  );
}
