import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { createMonitoringRoutes } from '../../../../src/server/platform/monitoring/monitoringRoutes.ts';
import { isReady } from '../../serviceUnderTest.ts';

const token = 'a token of 16 or more';
const broken = async () => ({ database: 'connect ECONNREFUSED 10.0.0.5', migrations: 'ok', disk: 'ok' });

test.each([
  { given: '/livez', checkReadiness: broken, status: 200, want: '{"status":"ok"}' },
  { given: '/readyz', checkReadiness: isReady, status: 200, want: '{"status":"ok"}' },
  { given: '/healthz', checkReadiness: isReady, status: 200, want: '{"status":"ok"}' },
  {
    given: '/readyz',
    checkReadiness: broken,
    status: 503,
    want: '{"status":"unavailable","failed":["database"]}',
  },
])('$given → $status $want', async ({ given, checkReadiness, status, want }) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = createMonitoringRoutes({ metrics: new Registry(), token: undefined, checkReadiness });
  const response = await app.request(given);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(want);
});

test('the log has the reason, once for each change', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue().mockClear();
  const checkReadiness = vi.fn(broken);
  const app = createMonitoringRoutes({ metrics: new Registry(), token: undefined, checkReadiness });
  for (let request = 0; request < 2; request++) await app.request('/readyz');
  checkReadiness.mockImplementation(isReady);
  for (let request = 0; request < 2; request++) await app.request('/readyz');
  const entries = log.mock.calls.map(([line]) => JSON.parse(line));
  expect(entries).toMatchObject([
    { level: 'warn', msg: 'Readiness: database: connect ECONNREFUSED 10.0.0.5' },
    { level: 'info', msg: 'Readiness: ok' },
  ]);
});

test.each([
  { configured: undefined, sent: undefined, want: 200 },
  { configured: token, sent: undefined, want: 401 },
  { configured: token, sent: `Bearer ${token}!`, want: 401 },
  { configured: token, sent: token, want: 401 },
  { configured: token, sent: `Bearer ${token}`, want: 200 },
])('metrics with token $configured, $sent → $want', async ({ configured, sent, want }) => {
  const app = createMonitoringRoutes({
    metrics: new Registry(),
    token: configured,
    checkReadiness: isReady,
  });
  const response = await app.request('/metrics', { headers: sent ? { Authorization: sent } : {} });
  expect(response.status).toBe(want);
  if (want === 200) expect(await response.text()).toContain('nodejs_eventloop_lag_seconds');
});
