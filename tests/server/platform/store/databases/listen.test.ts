import { afterAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../../scripts/testing/testDatabases.ts';

describe.each(testDatabases)('on $name', async ({ name, open }) => {
  const opened = await open();
  afterAll(() => opened.close());

  /** Listens to a channel. Returns the events, and a function that ends this. */
  async function listenTo(channel: string) {
    const events: string[] = [];
    const stop = await opened.database.listen(channel, {
      onMessage: (payload) => void events.push(payload),
      onConnected: () => void events.push('connected'),
      onLost: () => void events.push('lost'),
    });
    return { events, stop };
  }

  test('a listener gets committed notifications of its channel, until it stops', async () => {
    const { database } = opened;
    const { events, stop } = await listenTo('news');
    await database.query("SELECT pg_notify('other', 'x')");
    const rolledBack = database.transaction(async (sql) => {
      await sql.query("SELECT pg_notify('news', 'rolled back')");
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await database.query("SELECT pg_notify('news', 'a')");
    await expect.poll(() => events, { timeout: 10_000 }).toEqual(['connected', 'a']);
    await stop();
    await database.query("SELECT pg_notify('news', 'b')");
    const second = await listenTo('news');
    await database.query("SELECT pg_notify('news', 'c')");
    await expect.poll(() => second.events, { timeout: 10_000 }).toEqual(['connected', 'c']);
    expect(events.filter((event) => event.length === 1)).toEqual(['a']);
    await second.stop();
  });

  // PGlite has no connection that could be lost.
  if (name !== 'PostgreSQL') return;
  test('a listener reports a lost connection and listens again', async () => {
    const { database } = opened;
    const { events, stop } = await listenTo('news');
    await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
    );
    await expect.poll(() => events, { timeout: 20_000 }).toEqual(['connected', 'lost', 'connected']);
    await database.query("SELECT pg_notify('news', 'a')");
    await expect.poll(() => events.at(-1), { timeout: 10_000 }).toBe('a');
    await stop();
  });
});
