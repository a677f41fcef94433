import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { apiKeyHeader } from '../../../contract/api/apiKeyHeader.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import { requireLogin } from '../../platform/http/middleware/authentication.ts';
import type { ServiceContext, ServiceEnv } from '../../platform/operations/ServiceContext.ts';
import { networkOf } from '../../platform/security/attemptLimits.ts';
import { sessionlessLogin } from '../../platform/store/Accounts.ts';
import type { StoredKeySecret } from './keys/PartnerKeySecrets.ts';
import { PartnerKeys } from './keys/PartnerKeys.ts';
import { RateLimiter } from './RateLimiter.ts';
import { findCompanyOfKey } from './securityConfig.ts';

/** Wrong keys that one address, or IPv6 network, may try in a second. */
const maxFailuresPerSecond = 5;

/**
 * Admits a caller with the API key of a company, which becomes the company of the call, or with a login, whose
 * company `resolveCompany` chooses. Throws API_KEY_REQUIRED, API_KEY_REFUSED, TOO_MANY_ATTEMPTS, LOGIN_EXPIRED, and
 * the errors of `PartnerKeys.admit`.
 */
export function apiKeyAuth(service: ServiceContext, loginHeader: string) {
  const partnerKeys = new PartnerKeys(service);
  const limiter = new RateLimiter();
  const signedIn = requireLogin(service, loginHeader);

  /** Resolves to the company of the key. Only wrong keys count towards the limit. */
  async function companyOf(key: string, network: string): Promise<string> {
    const companyUuid = await findCompanyOfKey(service, key);
    if (companyUuid) return companyUuid;
    if (limiter.tryAcquire(network, maxFailuresPerSecond, service.now()))
      throw new ServiceError('API_KEY_REFUSED');
    throw new ServiceError('TOO_MANY_ATTEMPTS', { seconds: 1 }, { phrase: 'inbound.tooManyKeys' });
  }

  /** The company is set first, so that its log has the refusals of its keys. */
  async function admitPartner(context: Context<ServiceEnv>, found: StoredKeySecret): Promise<void> {
    const companyUuid = String(found.key.companyUuid);
    context.set('companyUuid', companyUuid);
    await partnerKeys.admit(found);
    context.set('login', sessionlessLogin([companyUuid]));
    context.set('partnerKey', found.key);
  }

  return createMiddleware<ServiceEnv>(async (context, next) => {
    const key = context.req.header(apiKeyHeader);
    const found = key && (await partnerKeys.find(key));
    if (found) {
      await admitPartner(context, found);
      return next();
    }
    if (key) {
      const companyUuid = await companyOf(key, networkOf(context.get('callerAddress')));
      context.set('login', sessionlessLogin([companyUuid]));
      context.set('companyUuid', companyUuid);
      return next();
    }
    if (!context.req.header(loginHeader))
      throw new ServiceError('API_KEY_REQUIRED', { header: apiKeyHeader });
    return signedIn(context, next);
  });
}
