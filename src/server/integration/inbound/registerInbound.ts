import type { Context, Hono, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { invalidRequest, ServiceError } from '../../platform/base/ServiceError.ts';
import { sendData } from '../../platform/http/envelope.ts';
import { resolveCompany, verifySignature } from '../../platform/http/middleware/authentication.ts';
import { identifyCaller } from '../../platform/http/middleware/callerAddress.ts';
import { limitBody, parseJson, readText } from '../../platform/http/middleware/requestBody.ts';
import { validateInput } from '../../platform/http/middleware/validateInput.ts';
import { serviceOperations } from '../../platform/operations/catalog.ts';
import type { ServiceEnv } from '../../platform/operations/ServiceContext.ts';
import type { RegisterRoute, RouteOptions } from '../../platform/operations/ServiceModule.ts';
import { maxKeyLength } from '../exchange/accept/acceptDocuments.ts';
import { apiKeyAuth } from './apiKeyAuth.ts';
import { ipAllowList } from './ipAllowList.ts';
import { assertCallInScope } from './keys/PartnerKeys.ts';
import { logInboundCall } from './logInboundCall.ts';
import {
  type InboundHandler,
  type InboundOutcome,
  receiveDocument,
  receiveEvent,
} from './receiveDocument.ts';

/** Refuses a body whose content type is missing or not JSON. */
const requireJson = createMiddleware(async (context, next) => {
  const given = context.req.header('Content-Type') ?? '';
  const type = given.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ServiceError('UNSUPPORTED_TYPE', { given: given || '–' });
  await next();
});

/** An operation with `"security": "apiKey"`. */
interface Receiver {
  /** The call that a key must allow: a choice of its property `calls`. */
  readonly call: string;
  readonly receive: InboundHandler;
}

export const receivers: Readonly<Record<string, Receiver>> = {
  'exchange.post': { call: 'DOCUMENT', receive: receiveDocument },
  'exchangeEvent.post': { call: 'EVENT', receive: receiveEvent },
};

/** The paths of calls without their parameters: `/exchange`. */
const callPaths: ReadonlyMap<string, string> = new Map(
  Object.entries(receivers).map(([operation, { call }]) => [
    call,
    serviceOperations[operation]?.path.replace(/\/\{.*$/, '') ?? '',
  ]),
);

/** Returns the idempotency key of a request; undefined without one. Throws INVALID_REQUEST. */
function idempotencyKeyOf(context: Context<ServiceEnv>): string | undefined {
  const key = context.req.header('Idempotency-Key') || undefined;
  if (key === undefined || key.length <= maxKeyLength) return key;
  const message = context.get('phrases').translate('inbound.longKey', { most: maxKeyLength });
  throw invalidRequest([{ field: 'Idempotency-Key', message }]);
}

/** Applies a step to sessions only: a caller with an API key has no login for a signature. */
const forSessionsOnly = (step: MiddlewareHandler<ServiceEnv>) =>
  createMiddleware<ServiceEnv>((context, next) =>
    context.get('login').keyHash === '' ? next() : step(context, next),
  );

/**
 * Returns a function that registers an operation of `receivers`. All of them share the middleware chain in
 * README.md.
 */
export function registerInbound(
  app: Hono<ServiceEnv>,
  { service, headers, trustedProxies }: RouteOptions,
): RegisterRoute {
  const entry = [
    identifyCaller(trustedProxies),
    logInboundCall(service),
    apiKeyAuth(service, headers.loginKey),
  ] as const;
  const allowList = ipAllowList(service);
  const verifySession = forSessionsOnly(verifySignature(headers.secret));

  return (operation, method, path, rules) => {
    const receiver = receivers[operation];
    if (!receiver) throw new Error(`The operation "${operation}" has no receiver.`);
    // Before the body is read: a document is no source of parameters.
    app.on(method, path, ...entry, resolveCompany(rules.operation), allowList);
    app.on(method, path, requireJson, limitBody(1), readText, verifySession, parseJson);
    app.on(method, path, validateInput(rules), async (context) => {
      const { companyUuid, query, text, phrases, partnerKey } = context.var;
      if (partnerKey) assertCallInScope(partnerKey, receiver.call, callPaths);
      const outcomes = new Map<string, InboundOutcome>();
      context.set('outcomes', outcomes);
      const data = await receiver.receive({
        service,
        companyUuid,
        query,
        text,
        idempotencyKey: idempotencyKeyOf(context),
        phrases,
        partnerKey,
        setInterfaces: (interfaces) => context.set('concerned', interfaces),
        addOutcome: (interfaceUuid, outcome) => outcomes.set(interfaceUuid, outcome),
      });
      return sendData(context, data, 202);
    });
  };
}
