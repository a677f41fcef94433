import { createMiddleware } from 'hono/factory';
import type { Login } from '../store/Accounts.ts';
import type { ServiceEnv } from './ServiceEnv.ts';

const nobody: Login = { keyHash: '', loginId: '', companies: [], expiresAt: new Date(0) };

/** A public operation is called by nobody, who belongs to no company. */
export const asNobody = createMiddleware<ServiceEnv>(async (context, next) => {
  context.set('login', nobody);
  await next();
});
