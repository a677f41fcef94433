import { bodyLimit } from 'hono/body-limit';
import { ServiceError } from '../ServiceError.ts';

/** A body longer than this is refused before it is read. */
const maxBytes = 1024 * 1024;

export const limitBody = bodyLimit({
  maxSize: maxBytes,
  onError: () => {
    throw new ServiceError('TOO_LARGE', { megabytes: maxBytes / 1024 / 1024 });
  },
});
