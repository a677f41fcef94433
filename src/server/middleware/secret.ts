import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../ServiceError.ts';
import type { ServiceEnv } from './ServiceEnv.ts';

/** Path and query as they were sent; a URL object would rewrite them. */
const target = (url: string): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

/** As `contract/digest.ts`, in native code: in JavaScript a large file would stop the service for seconds. */
const digest = (url: string, loginId: string, body: string): string =>
  createHash('md5')
    .update(url + loginId + body)
    .digest('hex');

/** The digest over url, login id and body (schemas/SPECIFICATION.md section 7.1): it shows a request changed on its way by mistake. */
export const secret = (header: string) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const { loginId } = context.get('login');
    const wanted = digest(target(context.req.url), loginId, context.get('text'));
    if (context.req.header(header) !== wanted) throw new ServiceError('SECRET_MISMATCH');
    await next();
  });
