import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import { METHOD_NAME_ALL } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { type Configuration, defaultConfiguration } from '../../../contract/api/configuration.ts';
import { localeOf } from '../../../contract/text/locale.ts';
import {
  createSingleSignOnRoutes,
  type SingleSignOnOptions,
  singleSignOnPath,
} from '../accounts/singleSignOn/singleSignOnRoutes.ts';
import { ServiceError } from '../base/ServiceError.ts';
import { type LocalePhrases, serviceLocales } from '../base/servicePhrases.ts';
import { createConsoleRoutes } from '../console/consoleRoutes.ts';
import { measureRequests } from '../monitoring/measureRequests.ts';
import { createMonitoringRoutes, type MonitoringOptions } from '../monitoring/monitoringRoutes.ts';
import { traceRequests } from '../monitoring/tracing.ts';
import type { ServiceContext, ServiceEnv } from '../operations/ServiceContext.ts';
import type { ServiceModule } from '../operations/ServiceModule.ts';
import { servedHeaders, servedPrefixes } from '../operations/servedBackend.ts';
import { sendError } from './envelope.ts';
import { identifyCaller } from './middleware/callerAddress.ts';
import { securityHeaders } from './middleware/securityHeaders.ts';
import { registerOpenApi } from './openApiRoute.ts';
import { registerOperations } from './registerOperations.ts';

/** Selects the phrases of the locale in `lang` (schemas/SPECIFICATION.md section 7.1). */
const selectLocale = (phrasesOf: (locale: string) => LocalePhrases) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    context.set('phrases', phrasesOf(localeOf(context.req.query('lang'), serviceLocales)));
    await next();
  });

interface AppOptions {
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
  readonly singleSignOn?: SingleSignOnOptions;
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
  singleSignOn,
  checkReadiness,
}: AppOptions): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.use(requestId(), selectLocale(service.phrasesOf), securityHeaders);
  app.onError((error, context) => sendError(context, error));
  const allowedMethods = new TrieRouter<string>();
  app.notFound((context) => {
    const { method, path } = context.req;
    const allowed = allowedMethods.match(METHOD_NAME_ALL, path)[0].map(([name]) => name);
    if (allowed.length === 0) return sendError(context, new ServiceError('NOT_FOUND', { entity: path }));
    context.header('Allow', allowed.join(', '));
    return sendError(context, new ServiceError('METHOD_NOT_ALLOWED', { method, allowed }));
  });

  app.use(measureRequests(service.metrics), traceRequests);
  app.route(
    '/',
    createMonitoringRoutes({ metrics: service.metrics.registry, token: metricsToken, checkReadiness }),
  );
  if (singleSignOn) {
    app.use(`${singleSignOnPath}/*`, identifyCaller(trustedProxies ?? []));
    app.route(singleSignOnPath, createSingleSignOnRoutes(service, singleSignOn));
  }
  const names = {
    prefixes: { ...servedPrefixes, ...configuration.prefixes },
    headers: { ...servedHeaders, ...configuration.headers },
  };
  registerOpenApi(app, service, names.headers.loginKey);
  for (const { path, method } of registerOperations(app, service, modules, names, trustedProxies))
    allowedMethods.add(METHOD_NAME_ALL, path, method);
  const offered = {
    ...configuration,
    ...(singleSignOn && { singleSignOn: singleSignOnPath }),
    ...(service.isPasswordRefused && { passwordSignIn: false }),
  };
  app.route('/', createConsoleRoutes(dist, offered, testRequestOrigins));
  return app;
}
