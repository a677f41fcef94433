import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../ServiceError.ts';
import type { ServiceEnv } from './ServiceEnv.ts';

/** V8 says where it stopped; without a position the text ended too early. */
function placeOf(error: unknown, text: string): { line: number; column: number } {
  const position = /position (\d+)/.exec(String(error))?.[1];
  const lines = text.slice(0, position === undefined ? undefined : Number(position)).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

export const json = createMiddleware<ServiceEnv>(async (context, next) => {
  const text = context.get('text');
  try {
    context.set('body', text === '' ? undefined : JSON.parse(text));
  } catch (error) {
    const place = placeOf(error, text);
    throw new ServiceError('INVALID_JSON', { ...place }, place);
  }
  await next();
});
