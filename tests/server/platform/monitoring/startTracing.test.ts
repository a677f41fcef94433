import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTracing } from '../../../../src/server/platform/monitoring/startTracing.ts';

/** Keeps the provider out of the process, whose other test files have one of their own. */
function captureProvider(): () => NodeTracerProvider {
  const register = vi.spyOn(NodeTracerProvider.prototype, 'register').mockReturnValue();
  return () => {
    const provider: unknown = register.mock.contexts[0];
    return provider instanceof NodeTracerProvider ? provider : expect.fail('No provider is registered.');
  };
}

test('the end sends the spans, with the name of the service and the attributes of the environment', async () => {
  const received: (readonly [path: string | undefined, text: string])[] = [];
  const server = createServer(async (request, response) => {
    received.push([request.url, (await buffer(request)).toString('latin1')]);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=staging');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
  });
  const registered = captureProvider();
  const stop = await startTracing();
  registered().getTracer('test').startSpan('pull of articles').end();
  await stop();
  expect(received.map(([path]) => path)).toEqual(['/v1/traces']);
  for (const text of ['pull of articles', 'interface-console', 'deployment.environment.name', 'staging'])
    expect(received[0]?.[1]).toContain(text);
});
