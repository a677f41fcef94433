import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { ServiceError } from '../../../../src/server/platform/base/ServiceError.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';
import { sendError } from '../../../../src/server/platform/http/envelope.ts';
import type { ServiceEnv } from '../../../../src/server/platform/operations/ServiceContext.ts';
import {
  ConnectionError,
  StatementError,
} from '../../../../src/server/platform/store/databases/StatementError.ts';

test.each([
  ['a limit with seconds', new ServiceError('TOO_MANY_PENDING', { name: 'A', seconds: 29.5 }), 429, '30'],
  ['a lock with seconds', new ServiceError('INTERFACE_LOCKED', { name: 'A', seconds: 10 }), 503, '10'],
  ['a full disk', new StatementError('', '53100', ''), 507, '10'],
  ['a lost connection to the database', new ConnectionError(new Error('reset')), 503, '10'],
  ['an unexpected error', new Error('unexpected'), 500, null],
  ['a limit without seconds', new ServiceError('RELAY_BUSY'), 429, null],
  ['another refusal with seconds', new ServiceError('CONFLICT', { seconds: 5 }), 409, null],
])('the header Retry-After of the answer to %s', async (_what, error, status, want) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = new Hono<ServiceEnv>();
  app.use(async (context, next) => {
    context.set('phrases', servicePhrasesOf('en-US'));
    await next();
  });
  app.get('/', () => {
    throw error;
  });
  app.onError((thrown, context) => sendError(context, thrown));
  const response = await app.request('/');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([status, want]);
});
