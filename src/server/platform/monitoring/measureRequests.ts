import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
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
    // Node knows about 35 methods and refuses all others.
    const { method } = context.req;
    const labels = { method, route: routePath(context, -1), status: String(context.res.status) };
    requests.observe(labels, (performance.now() - start) / 1000);
  });
