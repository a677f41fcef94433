import type { Context, Hono, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { answer } from '../answer.ts';
import { company } from '../middleware/company.ts';
import { type InputRules, input } from '../middleware/input.ts';
import { json } from '../middleware/json.ts';
import { limitBody } from '../middleware/limitBody.ts';
import type { ServiceEnv } from '../middleware/ServiceEnv.ts';
import { secret } from '../middleware/secret.ts';
import { text } from '../middleware/text.ts';
import type { Service } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';
import { allowed } from './allowed.ts';
import { caller } from './caller.ts';
import { gate } from './gate.ts';
import type { Receive } from './Incoming.ts';
import { logCall } from './logCall.ts';
import { onlyJson } from './onlyJson.ts';
import { receive } from './receive.ts';
import { receiveEvent } from './receiveEvent.ts';

/** What calls with a `gate` do, by operation. */
export const receivers: Readonly<Record<string, Receive>> = {
  'exchange.post': receive,
  'exchangeEvent.post': receiveEvent,
};

/** As entity `pendingData` has it. */
const longestKey = 200;

/** The key of a request that may be sent again; undefined without one. Throws INVALID_REQUEST. */
function idempotencyKeyOf(context: Context<ServiceEnv>): string | undefined {
  const key = context.req.header('Idempotency-Key') || undefined;
  if (key === undefined || key.length <= longestKey) return key;
  const message = context.get('say').translate('inbound.longKey', { most: longestKey });
  throw invalidRequest([{ field: 'Idempotency-Key', message }]);
}

/** What is asked of a session only: whoever sends a key has no login to sign with. */
const ofSession = (step: MiddlewareHandler<ServiceEnv>) =>
  createMiddleware<ServiceEnv>((context, next) =>
    context.get('login').keyHash === '' ? next() : step(context, next),
  );

export interface InboundOptions {
  readonly service: Service;
  readonly headers: { readonly loginKey: string; readonly secret: string };
  /** Addresses and ranges of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
}

/** Returns what registers a call with a `gate`: in the chain of README.md, which all of them share. */
export function registerInbound(app: Hono<ServiceEnv>, { service, headers, trustedProxies }: InboundOptions) {
  const entry = [caller(trustedProxies), logCall(service), gate(service, headers.loginKey), allowed] as const;
  const unchanged = ofSession(secret(headers.secret));

  return (method: string, path: string, rules: InputRules, doing: Receive): void => {
    app.on(method, path, ...entry, onlyJson, limitBody(1), text, unchanged);
    app.on(method, path, json, input(rules), company, async (context) => {
      const { companyUuid, query, text, say } = context.var;
      const data = await doing({
        service,
        companyUuid,
        query,
        text,
        idempotencyKey: idempotencyKeyOf(context),
        say,
        concern: (interfaces) => context.set('concerned', interfaces),
      });
      return answer(context, data, 202);
    });
  };
}
