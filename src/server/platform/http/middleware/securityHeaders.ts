import { createMiddleware } from 'hono/factory';
import type { ServiceEnv } from '../../operations/ServiceContext.ts';

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** One year. */
const transportSecurity = 'max-age=31536000';

/**
 * Sets the headers that restrict browsers. Behind TLS (`X-Forwarded-Proto: https`), browsers may later call this
 * host over TLS only; they ignore that header where there is no TLS. Headers that are set after the answer
 * would copy the answer through a stream.
 */
export const securityHeaders = createMiddleware<ServiceEnv>(async (context, next) => {
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (context.req.header('X-Forwarded-Proto') === 'https')
    context.header('Strict-Transport-Security', transportSecurity);
  await next();
});
