import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { ServiceError } from '../../base/ServiceError.ts';
import type { ServiceContext, ServiceEnv } from '../../operations/ServiceContext.ts';
import { hashToken, loginLifetime } from '../../security/credentials.ts';
import type { Login } from '../../store/Accounts.ts';

const anonymousLogin: Login = { keyHash: '', loginId: '', companies: [], expiresAt: new Date(0) };

/** A public operation is called by nobody, who belongs to no company. */
export const allowAnonymous = createMiddleware<ServiceEnv>(async (context, next) => {
  context.set('login', anonymousLogin);
  await next();
});

/** Who is signed in. Each use prolongs the login; a write for every call would be one too many. */
export const requireLogin = ({ store, now }: ServiceContext, header: string) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const key = context.req.header(header);
    if (!key) throw new ServiceError('LOGIN_REQUIRED');
    const login = await store.accounts.findLogin(hashToken(key));
    if (!login || login.expiresAt <= now()) throw new ServiceError('LOGIN_EXPIRED');
    const remaining = login.expiresAt.getTime() - now().getTime();
    if (remaining < loginLifetime / 2) {
      await store.accounts.extendLogin(login.keyHash, new Date(now().getTime() + loginLifetime));
    }
    context.set('login', login);
    await next();
  });

/** Path and query as they were sent; a URL object would rewrite them. */
const requestTargetOf = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

/** As `contract/digest.ts`, in native code: in JavaScript a large file would stop the service for seconds. */
const md5Of = (url: string, loginId: string, body: string): string =>
  createHash('md5')
    .update(url + loginId + body)
    .digest('hex');

/** The digest over url, login id and body (schemas/SPECIFICATION.md section 7.1): it shows a request changed on its way by mistake. */
export const verifySignature = (header: string) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const { loginId } = context.get('login');
    const expected = md5Of(requestTargetOf(context.req.url), loginId, context.get('text'));
    if (context.req.header(header) !== expected) throw new ServiceError('SECRET_MISMATCH');
    await next();
  });

/**
 * Every company that a request names must belong to the login; this is told before anything that is wrong with the request. Without
 * one, the login's first is meant.
 */
export const resolveCompany = createMiddleware<ServiceEnv>(async (context, next) => {
  const { companies } = context.get('login');
  const body = context.get('body');
  const named = [context.req.query('companyUuid'), isRecord(body) ? body.companyUuid : undefined].filter(
    (value) => value !== undefined,
  );
  if (named.some((value) => typeof value !== 'string' || !companies.includes(value))) {
    throw new ServiceError('COMPANY_MISMATCH');
  }
  context.set('companyUuid', String(named[0] ?? companies[0] ?? ''));
  await next();
});
