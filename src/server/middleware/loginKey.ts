import { createMiddleware } from 'hono/factory';
import type { Service } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import { loginLifetime } from '../security/loginLifetime.ts';
import { hashToken } from '../security/token.ts';
import type { ServiceEnv } from './ServiceEnv.ts';

/** Who is signed in. Each use prolongs the login; a write for every call would be one too many. */
export const loginKey = ({ store, now }: Service, header: string) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const key = context.req.header(header);
    if (!key) throw new ServiceError('LOGIN_REQUIRED');
    const login = await store.accounts.login(hashToken(key));
    if (!login || login.expiresAt <= now()) throw new ServiceError('LOGIN_EXPIRED');
    const left = login.expiresAt.getTime() - now().getTime();
    if (left < loginLifetime / 2) {
      await store.accounts.prolongLogin(login.keyHash, new Date(now().getTime() + loginLifetime));
    }
    context.set('login', login);
    await next();
  });
