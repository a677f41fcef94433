import type { OperationCall, ServiceContext } from '../operations/ServiceContext.ts';
import { attemptLimits, networkOf } from '../security/attemptLimits.ts';
import { isPasswordCorrect } from '../security/credentials.ts';
import { countAttempt } from './countAttempt.ts';

/**
 * Counts an attempt for the operator and for all names, from the network of the caller. The network comes first: above its
 * limit, any number of names adds nothing to the table. An attempt above the limit of the operator does not count
 * for the network.
 */
async function countBoth(
  service: Pick<ServiceContext, 'store' | 'now'>,
  network: string,
  own: string,
): Promise<void> {
  await countAttempt(service, network, attemptLimits.address);
  try {
    await countAttempt(service, own, attemptLimits.operatorAtAddress);
  } catch (error) {
    await service.store.accounts.uncountAttempt(network);
    throw error;
  }
}

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
  await countBoth(service, network, own);
  const hash = await accounts.findPasswordHash(loginId);
  const isCorrect = await isPasswordCorrect(password, hash, passwordCost);
  if (!hash || !isCorrect) return undefined;
  await accounts.clearAttempts(own);
  await accounts.uncountAttempt(network);
  return hash;
}
