import type { OperationCall, ServiceContext } from '../operations/ServiceContext.ts';
import { attemptLimits, networkOf } from '../security/attemptLimits.ts';
import { isPasswordCorrect } from '../security/credentials.ts';
import { countAttempt } from './countAttempt.ts';

/**
 * Counts an attempt for all names from the network of the caller, and for the operator. The network comes first: above
 * its limit, any number of names adds nothing to the table. An attempt above either limit changes neither count.
 */
const countBoth = (
  { store, now }: Pick<ServiceContext, 'store' | 'now'>,
  network: string,
  own: string,
): Promise<void> =>
  store.transaction(async (tables) => {
    await countAttempt({ store: tables, now }, network, attemptLimits.address);
    await countAttempt({ store: tables, now }, own, attemptLimits.operatorAtAddress);
  });

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
  const { accounts, attemptCounter } = store;
  const network = networkOf(callerAddress);
  const own = JSON.stringify([loginId, network]);
  await countBoth(service, network, own);
  const hash = await accounts.findPasswordHash(loginId);
  const isCorrect = await isPasswordCorrect(password, hash, passwordCost);
  if (!hash || !isCorrect) return undefined;
  await attemptCounter.clear(own);
  await attemptCounter.uncount(network);
  return hash;
}
