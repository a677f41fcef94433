import { createMiddleware } from 'hono/factory';
import { localeOf } from '../../contract/locale.ts';
import type { Say } from '../phrases.ts';
import type { ServiceEnv } from './ServiceEnv.ts';

/** The language that `lang` asks for (schemas/SPECIFICATION.md section 7.1). */
export const language = (phrases: (locale: string) => Say) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    context.set('say', phrases(localeOf(context.req.query('lang'))));
    await next();
  });
