import type { RunningService } from './startService.ts';

/** Prints the address of the service and how to sign in. */
export function announceService({
  url,
  signInLink,
  operator,
}: Omit<RunningService, 'replace' | 'close'>): void {
  console.log(`Interface console: ${url}`);
  if (operator.newPassword !== undefined) {
    console.log(`First operator: ${operator.loginId}, password ${operator.newPassword} (shown this once)`);
  }
  if (signInLink === undefined) return;
  console.log(`Sign in within an hour, once: ${signInLink}`);
  console.log('Password forgotten? Every start prints a new link; OPERATOR_PASSWORD sets a new password.');
}
