import type { OperationCall } from '../operations/ServiceContext.ts';
import { attemptLimits, networkOf } from '../security/attemptLimits.ts';
import { isPasswordCorrect } from '../security/credentials.ts';
import { countAttempt } from './countAttempt.ts';

/**
 * Resolves to the hash of a correct password, else to undefined. Throws TOO_MANY_ATTEMPTS after too many wrong
 * ones, for the operator or for all names, from the address of the caller.
 */
export async function verifyPassword(
  { service, callerAddress }: Pick<OperationCall, 'service' | 'callerAddress'>,
  loginId: string,
  password: string,
): Promise<string | undefined> {
  const { store, passwordCost } = service;
  const { accounts } = store;
  const network = networkOf(callerAddress);
  const own = JSON.stringify([loginId, network]);
  await countAttempt(service, own, attemptLimits.operatorAtAddress);
  await countAttempt(service, network, attemptLimits.address);
  const hash = await accounts.findPasswordHash(loginId);
  const isCorrect = await isPasswordCorrect(password, hash, passwordCost);
  if (!hash || !isCorrect) return undefined;
  await accounts.clearAttempts(own);
  await accounts.uncountAttempt(network);
  return hash;
}
