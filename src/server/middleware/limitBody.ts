import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ServiceError } from '../ServiceError.ts';

/** Refuses a longer body before it is read. */
export const limitBody = (megabytes: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: megabytes * 1024 * 1024,
    onError: () => {
      throw new ServiceError('TOO_LARGE', { megabytes });
    },
  });
