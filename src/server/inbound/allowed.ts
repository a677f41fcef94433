import { createMiddleware } from 'hono/factory';
import type { ServiceEnv } from '../middleware/ServiceEnv.ts';
import { ServiceError } from '../ServiceError.ts';
import { addressList } from './addressList.ts';

/** Refuses callers that are not on the allow list of the company, with CALLER_NOT_ALLOWED; an empty list allows all. */
export const allowed = createMiddleware<ServiceEnv>(async (context, next) => {
  const entries = context.get('security')?.ipWhitelist;
  const address = context.get('caller');
  if (Array.isArray(entries) && entries.length > 0 && !addressList(entries.map(String))(address)) {
    throw new ServiceError('CALLER_NOT_ALLOWED', { address });
  }
  await next();
});
