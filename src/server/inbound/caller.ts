import { createMiddleware } from 'hono/factory';
import type { ServiceEnv } from '../middleware/ServiceEnv.ts';
import { addressList } from './addressList.ts';
import { callerAddress } from './callerAddress.ts';

/** Who calls; `trustedProxies` are addresses and ranges whose X-Forwarded-For is believed. */
export function caller(trustedProxies: readonly string[]) {
  const isTrusted = addressList(trustedProxies);
  return createMiddleware<ServiceEnv>(async (context, next) => {
    const peer = context.env?.incoming?.socket.remoteAddress ?? '';
    context.set('caller', callerAddress(peer, context.req.header('X-Forwarded-For'), isTrusted));
    await next();
  });
}
