import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Operation } from '../../../../contract/api/operation.ts';
import { accessOf, includesRole } from '../../../../contract/api/role.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { findOpenCompanies } from '../../accounts/companies.ts';
import { roleRequired } from '../../base/roleRequired.ts';
import { ServiceError } from '../../base/ServiceError.ts';
import type { ServiceContext, ServiceEnv } from '../../operations/ServiceContext.ts';
import { hashToken, loginLifetime } from '../../security/credentials.ts';
import { type Login, sessionlessLogin } from '../../store/Accounts.ts';

/** A public operation has no login and no company. */
export const allowAnonymous = createMiddleware<ServiceEnv>(async (context, next) => {
  context.set('login', sessionlessLogin([]));
  await next();
});

/** Returns the login of a key with its open companies, from the cache if possible. Throws LOGIN_EXPIRED, which is not cached. */
function loadLogin(service: ServiceContext, key: string): Promise<Login> {
  const keyHash = hashToken(key);
  const { store } = service;
  return store.configuration.load(`login ${keyHash}`, async () => {
    const login = await store.accounts.findLogin(keyHash);
    if (!login) throw new ServiceError('LOGIN_EXPIRED');
    const open = await findOpenCompanies(store.repository, service.now(), login.roles);
    return { ...login, companies: open.map(({ uuid }) => uuid) };
  });
}

/** Finds the login of the request. Use extends the login, but not every call writes that. */
export const requireLogin = (service: ServiceContext, header: string) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const { store, now } = service;
    const key = context.req.header(header);
    if (!key) throw new ServiceError('LOGIN_REQUIRED');
    const login = await loadLogin(service, key);
    if (login.expiresAt <= now()) throw new ServiceError('LOGIN_EXPIRED');
    const { unused, total } = loginLifetime;
    const wanted = Math.min(now().getTime() + unused, login.startedAt.getTime() + total);
    if (wanted - login.expiresAt.getTime() > unused / 2)
      await store.accounts.extendLogin(login.keyHash, new Date(wanted));
    context.set('login', login);
    await next();
  });

/** Returns path and query as they were sent. A URL object would rewrite them. */
const requestTargetOf = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

/**
 * Same result as `contract/api/requestDigest.ts`, in native code. In JavaScript, a large file would block the
 * service for seconds.
 */
const md5Of = (url: string, loginId: string, body: string): string =>
  createHash('md5')
    .update(url + loginId + body)
    .digest('hex');

/**
 * Verifies the digest over url, login id and body (schemas/SPECIFICATION.md section 7.1). It detects requests
 * that were altered by accident on their way.
 */
export const verifySignature = (header: string) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const { loginId } = context.get('login');
    const expected = md5Of(requestTargetOf(context.req.url), loginId, context.get('text'));
    if (context.req.header(header) !== expected) throw new ServiceError('SECRET_MISMATCH');
    await next();
  });

/**
 * Every company that a request names must belong to the login, which needs a role there. This check precedes
 * all others of the request. Without a company, the first one of the login with the role applies. Handlers get
 * a login with only the companies in which the operator has the role. A call that does not declare the parameter
 * `companyUuid` may name a company all the same: it then reaches records of this company only. In a chain, it
 * follows `parseJson` if the body of the operation names a company.
 */
export function resolveCompany(operation: Operation) {
  const access = accessOf(operation);
  return createMiddleware<ServiceEnv>(async (context, next) => {
    const login = context.get('login');
    const body = context.get('body');
    const named = [context.req.query('companyUuid'), isRecord(body) ? body.companyUuid : undefined].filter(
      (value) => value !== undefined,
    );
    if (named.some((value) => typeof value !== 'string' || !login.companies.includes(value)))
      throw new ServiceError('COMPANY_MISMATCH');
    const scope = 'companyUuid' in operation.query ? undefined : context.req.query('companyUuid');
    const companies = login.companies.filter(
      (uuid) => includesRole(login.roles[uuid], access) && (scope === undefined || uuid === scope),
    );
    const companyUuid = String(named[0] ?? companies[0] ?? '');
    context.set('companyUuid', companyUuid);
    const isAllowed = named.every((value) => companies.includes(String(value)));
    if (!operation.public && (!isAllowed || companies.length === 0)) {
      throw roleRequired(access, login.roles[companyUuid || (login.companies[0] ?? '')]);
    }
    context.set('login', { ...login, companies });
    await next();
  });
}
