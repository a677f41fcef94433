import { parse } from '@humanwhocodes/momoa';
import { createMiddleware } from 'hono/factory';
import { refuseUnstorable } from '../refuseUnstorable.ts';
import { ServiceError } from '../ServiceError.ts';
import type { ServiceEnv } from './ServiceEnv.ts';

/** V8 tells the offset of some errors only; a parser that tells the rest is asked when it does not. */
function offsetOf(error: unknown, text: string): number {
  const position = /at position (\d+)/.exec(String(error))?.[1];
  if (position !== undefined) return Number(position);
  try {
    parse(text);
  } catch (found) {
    const atEnd = String(found).includes('end of input');
    if (!atEnd && found instanceof Error && 'offset' in found) return Number(found.offset);
  }
  return text.length;
}

function placeOf(offset: number, text: string): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Parses the body; what is no JSON is refused with the place, counted from 1, where it stops being JSON. */
export const json = createMiddleware<ServiceEnv>(async (context, next) => {
  const text = context.get('text');
  try {
    context.set('body', text === '' ? undefined : JSON.parse(text));
  } catch (error) {
    const place = placeOf(offsetOf(error, text), text);
    throw new ServiceError('INVALID_JSON', { ...place }, place);
  }
  refuseUnstorable(context.get('body'), context.get('say'));
  await next();
});
