import { createMiddleware } from 'hono/factory';
import { isRecord } from '../../contract/isRecord.ts';
import { ServiceError } from '../ServiceError.ts';
import type { ServiceEnv } from './ServiceEnv.ts';

/**
 * Every company that a request names must belong to the login; this is told before anything that is wrong with the request. Without
 * one, the login's first is meant.
 */
export const company = createMiddleware<ServiceEnv>(async (context, next) => {
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
