import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { log } from '../base/log.ts';
import type { ServiceEnv } from '../operations/ServiceContext.ts';
import type { ServiceMetrics } from './createMetrics.ts';

/**
 * Measures requests by method, route and status. The route is a pattern such as `/iwms-openapi/erp/:uuid`, so
 * callers cannot add values; `*` is an unknown address or a file of the console.
 */
export const measureRequests = ({ requests }: ServiceMetrics) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const start = performance.now();
    await next();
    // Node accepts about 35 methods and refuses all others.
    const { method } = context.req;
    const { status } = context.res;
    const route = routePath(context, -1);
    const milliseconds = performance.now() - start;
    requests.observe({ method, route, status: String(status) }, milliseconds / 1000);
    const requestId = context.get('requestId');
    log.debug({ requestId, method, route, status, milliseconds: Math.round(milliseconds) }, 'Request');
  });
