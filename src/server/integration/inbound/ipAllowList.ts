import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import { addressMatcher } from '../../platform/http/middleware/callerAddress.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { Handler, ServiceContext, ServiceEnv } from '../../platform/operations/ServiceContext.ts';
import { candidateRecord } from '../../platform/records/handlers/candidateRecord.ts';
import { loadSecurityConfig } from './securityConfig.ts';

/** Refuses callers outside the company's allow list with CALLER_NOT_ALLOWED. An empty list allows all. */
export const ipAllowList = (service: ServiceContext) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const security = await loadSecurityConfig(service, context.get('companyUuid'));
    const entries = security?.ipWhitelist;
    const address = context.get('callerAddress');
    if (Array.isArray(entries) && entries.length > 0 && !addressMatcher(entries.map(String))(address)) {
      throw new ServiceError('CALLER_NOT_ALLOWED', { address });
    }
    await next();
  });

const securityConfig = entityOf('securityConfig');

/**
 * Returns the caller's address, with a warning if the allow list of the body would refuse it; an empty list
 * allows all. Throws the errors of saving the body.
 */
export const ownAddress: Handler = async (call) => {
  const { callerAddress, phrases } = call;
  const { ipWhitelist } = await candidateRecord(call, securityConfig);
  const entries = Array.isArray(ipWhitelist) ? ipWhitelist.map(String) : [];
  if (callerAddress === '' || entries.length === 0 || addressMatcher(entries)(callerAddress))
    return { address: callerAddress };
  return {
    address: callerAddress,
    message: phrases.translate('allowList.withoutCaller', { address: callerAddress }),
  };
};
