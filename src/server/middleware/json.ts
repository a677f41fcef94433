import { createMiddleware } from 'hono/factory';
import { breakIn } from '../../contract/breakIn.ts';
import { refuseUnstorable } from '../refuseUnstorable.ts';
import { ServiceError } from '../ServiceError.ts';
import type { ServiceEnv } from './ServiceEnv.ts';

/** Parses the body; what is no JSON is refused with the place, counted from 1, where it stops being JSON. */
export const json = createMiddleware<ServiceEnv>(async (context, next) => {
  const text = context.get('text');
  try {
    context.set('body', text === '' ? undefined : JSON.parse(text));
  } catch {
    const place = breakIn(text);
    throw new ServiceError('INVALID_JSON', { ...place }, place);
  }
  refuseUnstorable(context.get('body'), context.get('say'));
  await next();
});
