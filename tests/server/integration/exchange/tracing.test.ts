import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { afterAll, afterEach, expect, test } from 'vitest';

import { inSpan } from '../../../../src/server/platform/monitoring/tracing.ts';
import { account } from '../../serviceUnderTest.ts';
import { queueUnderTest, testDatabases } from './queueUnderTest.ts';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });

const [database] = testDatabases;
const queue = await queueUnderTest(database?.open ?? expect.fail());
afterEach(() => exporter.reset());
afterAll(() => queue.close());

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parent = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };

/** Posts a document in the trace of the sender and delivers it later. Returns the headers of the delivery. */
async function deliver(no: string): Promise<Readonly<Record<string, unknown>>> {
  const interfaceUuid = await queue.online();
  await inSpan('POST', { kind: SpanKind.SERVER, parent }, () => queue.post(interfaceUuid, no));
  await queue.dispatch(interfaceUuid, no);
  return queue.receiver.received.at(-1)?.headers ?? {};
}

const shapeOf = ({ name, kind, attributes, status, parentSpanContext }: ReadableSpan) => ({
  name,
  kind: SpanKind[kind],
  parent: exporter.getFinishedSpans().find((one) => one.spanContext().spanId === parentSpanContext?.spanId)
    ?.name,
  status: SpanStatusCode[status.code],
  ...(attributes['error.type'] !== undefined && { error: attributes['error.type'] }),
});

// The provider is registered after this test, for the process.
test('without an exporter, nothing is recorded or sent', async () => {
  expect(await deliver('C')).not.toHaveProperty('traceparent');
});

test('one trace has the post, the run and the delivery, and the receiver gets it', async () => {
  provider.register();
  const headers = await deliver('A');
  const spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);
  expect(spans.map(shapeOf)).toEqual([
    { name: 'POST', kind: 'SERVER', parent: undefined, status: 'UNSET' },
    { name: 'POST', kind: 'CLIENT', parent: 'run document', status: 'UNSET' },
    { name: 'run document', kind: 'CONSUMER', parent: 'POST', status: 'UNSET' },
  ]);
  expect(headers.traceparent).toBe(`00-${traceId}-${spans[1]?.spanContext().spanId}-01`);
});

test('a failed run is an error with its code, without the answer of the receiver', async () => {
  queue.receiver.answer = (response) => response.writeHead(503).end('{"secret":"no stock"}');
  await deliver('B');
  const run = exporter.getFinishedSpans().find(({ name }) => name === 'run document') ?? expect.fail();
  expect(shapeOf(run)).toMatchObject({ status: 'ERROR', error: 'HTTP_STATUS' });
  expect(JSON.stringify([run.attributes, run.events, run.status])).not.toContain('no stock');
});

test('a request is a span with its route', async () => {
  await queue.service.app.request(`${account}/login?token=secret`, { method: 'POST', headers: parent });
  const [span] = exporter.getFinishedSpans();
  expect(span?.spanContext().traceId).toBe(traceId);
  expect(span?.name).toBe(`POST ${account}/login`);
  expect(span?.attributes['http.response.status_code']).toBe(400);
  expect(JSON.stringify(span?.attributes)).not.toContain('secret');
});
