import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../ServiceError.ts';

/** Refuses what says that it is no JSON, or does not say what it is. */
export const onlyJson = createMiddleware(async (context, next) => {
  const given = context.req.header('Content-Type') ?? '';
  const type = given.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ServiceError('UNSUPPORTED_TYPE', { given: given || '–' });
  await next();
});
