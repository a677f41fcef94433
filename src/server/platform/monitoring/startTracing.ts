/**
 * Exports traces over OTLP (HTTP, protobuf), as the variables OTEL_* say. The packages load only here, because
 * most installations export none. Returns the function that sends the last spans and stops.
 */
export async function startTracing(): Promise<() => Promise<void>> {
  const [{ OTLPTraceExporter }, { detectResources, envDetector, resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-proto'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-node'),
    ]);
  const named = resourceFromAttributes({ 'service.name': 'interface-console' });
  const provider = new sdk.NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}
