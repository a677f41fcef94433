import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { ServiceEnv } from '../operations/ServiceContext.ts';

// Without `startTracing`, the API of OpenTelemetry records nothing and propagates nothing.
const tracer = trace.getTracer('interface-console');

interface SpanOptions {
  readonly kind: SpanKind;
  /** Names and ids only, never payloads, addresses with a query, or messages of partners. */
  readonly attributes?: Attributes;
  /** The span that it belongs to, from another process or an earlier time; by default the active span. */
  readonly parent?: { readonly traceparent: string | undefined };
}

/** Runs work in a span. A rejection marks the span as failed, without its message, which may hold data. */
export function inSpan<T>(
  name: string,
  { kind, attributes, parent }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const outer = parent ? propagation.extract(ROOT_CONTEXT, parent) : context.active();
  return tracer.startActiveSpan(name, { kind, attributes }, outer, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The headers of the active span for a call to another service (W3C Trace Context); empty without tracing. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** A span for each request, within the trace of a `traceparent` that the caller sends. */
export const traceRequests = createMiddleware<ServiceEnv>((call, next) =>
  inSpan(
    call.req.method,
    { kind: SpanKind.SERVER, parent: { traceparent: call.req.header('traceparent') } },
    async (span) => {
      await next();
      const route = routePath(call, -1);
      const { status } = call.res;
      span.updateName(`${call.req.method} ${route}`);
      span.setAttributes({
        'http.request.method': call.req.method,
        'http.route': route,
        'http.response.status_code': status,
        'interface_console.request_id': call.get('requestId'),
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    },
  ),
);
