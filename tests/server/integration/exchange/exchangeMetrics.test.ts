import { afterAll, describe, expect, test, vi } from 'vitest';
import { account } from '../../serviceUnderTest.ts';
import { queueUnderTest, testDatabases } from './queueUnderTest.ts';

describe.each(testDatabases)('on $name', async ({ open }) => {
  const queue = await queueUnderTest(open);
  afterAll(() => queue.close());

  /** Returns the values of the metrics that begin with `interface_console_` and this name. */
  const readMetrics = async (name: string): Promise<Record<string, number>> => {
    const text = await (await queue.service.app.request('/metrics')).text();
    const lines = text.split('\n').filter((line) => line.startsWith(`interface_console_${name}`));
    return Object.fromEntries(
      lines.map((line) => {
        const [key = '', value] = line.slice('interface_console_'.length).split(/ (?=\S+$)/);
        return [key, Number(value)];
      }),
    );
  };

  test('documents, their latency, the queue and receivers that are down', async () => {
    const interfaceUuid = await queue.online();
    await queue.post(interfaceUuid, 'good');
    queue.wait(2);
    await queue.dispatch(interfaceUuid, 'good');
    queue.receiver.answer = (response) => response.writeHead(503).end('{}');
    for (const no of ['1', '2', '3', '4', '5']) {
      await queue.post(interfaceUuid, no);
      await queue.dispatch(interfaceUuid, no);
    }
    queue.wait(1);
    expect(await readMetrics('documents_total')).toEqual({
      'documents_total{outcome="received"}': 6,
      'documents_total{outcome="delivered"}': 1,
      'documents_total{outcome="failed"}': 5,
    });
    expect(await readMetrics('document_latency_seconds_sum')).toEqual({ document_latency_seconds_sum: 120 });
    expect(await readMetrics('delivery_duration_seconds_count')).toEqual({
      delivery_duration_seconds_count: 6,
    });
    expect(await readMetrics('queue_')).toEqual({
      'queue_documents{state="pending"}': 5,
      'queue_documents{state="blocked"}': 0,
      queue_oldest_age_seconds: 60,
    });
    expect(await readMetrics('receivers_down')).toEqual({ receivers_down: 1 });
    const { store, clock } = queue.service;
    await store.schedules.setFailure(interfaceUuid, 'HTTP 503', clock.now);
    expect(await readMetrics('sources_down')).toEqual({ sources_down: 1 });
  });

  test('the gauges have no number while the database does not answer', async () => {
    const { store, app } = queue.service;
    vi.spyOn(store.interfaceHealth, 'readTotals').mockRejectedValue(new Error('stopped'));
    const text = await (await app.request('/metrics')).text();
    expect(text.match(/^interface_console_\S+(?= nan$)/gim)).toEqual([
      'interface_console_queue_documents{state="pending"}',
      'interface_console_queue_documents{state="blocked"}',
      'interface_console_queue_oldest_age_seconds',
      'interface_console_receivers_down',
      'interface_console_sources_down',
    ]);
  });

  test('labels of requests are routes, never the addresses of callers', async () => {
    await queue.service.app.request('/iwms-openapi/erp/4711', { method: 'DELETE' });
    await queue.service.app.request('/no/such/4711');
    await queue.service.app.request(`${account}/login`, { method: 'POST', body: '{' });
    const keys = Object.keys(await readMetrics('http_request_duration_seconds_count'));
    expect(keys.join('\n')).not.toContain('4711');
    const ofLogin = `http_request_duration_seconds_count{method="POST",route="${account}/login",status="400"}`;
    expect(keys).toContain(ofLogin);
  });
});
