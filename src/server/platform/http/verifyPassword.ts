import { ServiceError } from '../base/ServiceError.ts';
import type { OperationCall } from '../operations/ServiceContext.ts';
import { attemptLimits, networkOf } from '../security/attemptLimits.ts';
import { isPasswordCorrect } from '../security/credentials.ts';

/**
 * Resolves to the hash of a correct password, else to undefined. Throws TOO_MANY_ATTEMPTS after too many wrong
 * ones, for the operator or for all names, from the address of the caller.
 */
export async function verifyPassword(
  { service: { store, now, passwordCost }, callerAddress }: Pick<OperationCall, 'service' | 'callerAddress'>,
  loginId: string,
  password: string,
): Promise<string | undefined> {
  const { accounts } = store;
  const network = networkOf(callerAddress);
  const own = JSON.stringify([loginId, network]);
  for (const [key, limit] of [
    [own, attemptLimits.operatorAtAddress],
    [network, attemptLimits.address],
  ] as const)
    if (!(await accounts.countAttempt(key, now(), limit)))
      throw new ServiceError('TOO_MANY_ATTEMPTS', { seconds: limit.seconds });
  const hash = await accounts.findPasswordHash(loginId);
  const isCorrect = await isPasswordCorrect(password, hash, passwordCost);
  if (!hash || !isCorrect) return undefined;
  await accounts.clearAttempts(own);
  await accounts.uncountAttempt(network);
  return hash;
}
