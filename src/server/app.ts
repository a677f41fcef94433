import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { type Configuration, defaultConfiguration } from '../contract/configuration.ts';
import { answer, refuse } from './answer.ts';
import { consoleRoutes } from './console/consoleRoutes.ts';
import { language } from './middleware/language.ts';
import type { ServiceEnv } from './middleware/ServiceEnv.ts';
import { registerOperations } from './registerOperations.ts';
import type { Service } from './Service.ts';
import { ServiceError } from './ServiceError.ts';

export interface AppOptions {
  readonly service: Service;
  /** Folder of the built console. */
  readonly dist: string;
  readonly configuration?: Configuration;
  /** Where the console may send test requests itself. */
  readonly testRequestOrigins?: readonly string[];
  /** Proxies before the service, as addresses and ranges: their X-Forwarded-For tells who calls. */
  readonly trustedProxies?: readonly string[];
}

/** The whole service as a function from request to response; it never listens. */
export function createApp({
  service,
  dist,
  configuration = defaultConfiguration,
  testRequestOrigins,
  trustedProxies,
}: AppOptions): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.use(requestId(), language(service.phrases), async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
  });
  app.onError((error, context) => refuse(context, error));
  app.notFound((context) => refuse(context, new ServiceError('NOT_FOUND', { entity: context.req.path })));

  app.get('/healthz', async (context) => {
    await service.store.ping();
    return answer(context, { status: 'ok' });
  });
  registerOperations(app, service, configuration, trustedProxies);
  app.route('/', consoleRoutes(dist, configuration, testRequestOrigins));
  return app;
}
