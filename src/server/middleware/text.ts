import { createMiddleware } from 'hono/factory';
import type { ServiceEnv } from './ServiceEnv.ts';

/** The body as it was sent: the digest is taken over it before it is parsed. */
export const text = createMiddleware<ServiceEnv>(async (context, next) => {
  context.set('text', await context.req.text());
  await next();
});
