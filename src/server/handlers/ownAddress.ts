import { entityOf } from '../catalog.ts';
import { trialOf } from '../connection/trialOf.ts';
import { addressList } from '../inbound/addressList.ts';
import type { Handler } from '../Service.ts';

const securityConfig = entityOf('securityConfig');

/**
 * The caller's address, and a warning when the allow list of the body would refuse it; an empty list allows everybody. Throws what
 * saving the body would throw.
 */
export const ownAddress: Handler = async (call) => {
  const { caller, say } = call;
  const { ipWhitelist } = await trialOf(call, securityConfig);
  const entries = Array.isArray(ipWhitelist) ? ipWhitelist.map(String) : [];
  if (caller === '' || entries.length === 0 || addressList(entries)(caller)) return { address: caller };
  return { address: caller, message: say.translate('allowList.withoutCaller', { address: caller }) };
};
