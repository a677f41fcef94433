import { createMiddleware } from 'hono/factory';
import type { Row } from '../../contract/envelope.ts';
import { loginKey } from '../middleware/loginKey.ts';
import type { ServiceEnv } from '../middleware/ServiceEnv.ts';
import type { Service } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import { ApiKeys } from './ApiKeys.ts';
import { RefusalPace } from './RefusalPace.ts';

/** Header of the API key (schemas/SPECIFICATION.md section 10.1). */
export const apiKeyHeader = 'iwmsApiKey';

/**
 * Lets in who sends the API key of a company, which then is the company of the call, or else who is signed in. Throws
 * API_KEY_REQUIRED, API_KEY_REFUSED, TOO_MANY_ATTEMPTS, LOGIN_EXPIRED.
 */
export function gate(service: Service, loginHeader: string) {
  const keys = new ApiKeys(service);
  const pace = new RefusalPace();
  const signedIn = loginKey(service, loginHeader);

  /** Keys that are being looked up: whoever brings the same one meanwhile waits for the same answer. */
  const searches = new Map<string, Promise<Row>>();

  async function search(key: string, address: string): Promise<Row> {
    if (!pace.take(address, service.now())) {
      throw new ServiceError('TOO_MANY_ATTEMPTS', {}, undefined, 'inbound.tooManyKeys');
    }
    const found = await keys.find(key);
    if (!found) throw new ServiceError('API_KEY_REFUSED');
    pace.giveBack(address);
    return found;
  }

  async function companyOf(key: string, address: string): Promise<Row> {
    const known = await keys.known(key);
    if (known) return known;
    const running = searches.get(key);
    if (running) return running;
    const searching = search(key, address).finally(() => searches.delete(key));
    searches.set(key, searching);
    return searching;
  }

  return createMiddleware<ServiceEnv>(async (context, next) => {
    const key = context.req.header(apiKeyHeader);
    if (key) {
      const security = await companyOf(key, context.get('caller'));
      const companyUuid = String(security.companyUuid);
      context.set('login', { keyHash: '', loginId: '', companies: [companyUuid], expiresAt: new Date(0) });
      context.set('security', security);
      context.set('companyUuid', companyUuid);
      return next();
    }
    if (!context.req.header(loginHeader))
      throw new ServiceError('API_KEY_REQUIRED', { header: apiKeyHeader });
    return signedIn(context, async () => {
      const { companies } = context.get('login');
      const named = context.req.query('companyUuid') ?? companies[0];
      if (named === undefined || !companies.includes(named)) throw new ServiceError('COMPANY_MISMATCH');
      context.set('security', await keys.configurationOf(named));
      context.set('companyUuid', named);
      await next();
    });
  });
}
