import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import { type Configuration, defaultConfiguration } from '../../../contract/api/configuration.ts';
import { localeOf } from '../../../contract/text/locale.ts';
import { ServiceError } from '../base/ServiceError.ts';
import type { LocalePhrases } from '../base/servicePhrases.ts';
import { createConsoleRoutes } from '../console/consoleRoutes.ts';
import { measureRequests } from '../monitoring/measureRequests.ts';
import { createMonitoringRoutes, type MonitoringOptions } from '../monitoring/monitoringRoutes.ts';
import type { ServiceContext, ServiceEnv } from '../operations/ServiceContext.ts';
import type { ServiceModule } from '../operations/ServiceModule.ts';
import { sendError } from './envelope.ts';
import { registerOperations } from './registerOperations.ts';

/** Selects the phrases of the locale in `lang` (schemas/SPECIFICATION.md section 7.1). */
export const selectLocale = (phrasesOf: (locale: string) => LocalePhrases) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    context.set('phrases', phrasesOf(localeOf(context.req.query('lang'))));
    await next();
  });

export interface AppOptions {
  readonly service: ServiceContext;
  /** The loaded modules. */
  readonly modules: readonly ServiceModule[];
  /** Folder of the built console. */
  readonly dist: string;
  readonly configuration?: Configuration;
  /** Origins to which the console may send test requests directly. */
  readonly testRequestOrigins?: readonly string[];
  /** Proxies before the service, as addresses and ranges. Their X-Forwarded-For names the caller. */
  readonly trustedProxies?: readonly string[];
  readonly metricsToken?: string;
  readonly checkReadiness: MonitoringOptions['checkReadiness'];
}

/** Returns the whole service as a function from request to response. It does not listen. */
export function createApp({
  service,
  modules,
  dist,
  configuration = defaultConfiguration,
  testRequestOrigins,
  trustedProxies,
  metricsToken,
  checkReadiness,
}: AppOptions): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.use(requestId(), selectLocale(service.phrasesOf), async (context, next) => {
    // A header that is set after the answer would copy the answer through a stream.
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    await next();
  });
  app.onError((error, context) => sendError(context, error));
  app.notFound((context) => sendError(context, new ServiceError('NOT_FOUND', { entity: context.req.path })));

  app.use(measureRequests(service.metrics));
  app.route(
    '/',
    createMonitoringRoutes({ metrics: service.metrics.registry, token: metricsToken, checkReadiness }),
  );
  registerOperations(app, service, modules, configuration, trustedProxies);
  app.route('/', createConsoleRoutes(dist, configuration, testRequestOrigins));
  return app;
}
