import { expect, test, vi } from 'vitest';
import { startSubscriptions } from '../../../../src/server/integration/schedule/startSchedules.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';

test('the log has the reason of a failed refresh, and the subscriptions end at once', async () => {
  const { service } = await serviceUnderTest();
  const written = vi.spyOn(console, 'error').mockReturnValue().mockClear();
  vi.spyOn(service.store.repository, 'findCompanies').mockRejectedValue(new Error('database is down'));
  const stop = startSubscriptions(service);
  await expect.poll(() => written.mock.calls.length).toBe(1);
  await stop();
  const [[line]] = written.mock.calls as [[string]];
  expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: 'Subscriptions: Error: database is down' });
});
