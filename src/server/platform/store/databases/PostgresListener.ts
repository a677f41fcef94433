import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { log } from '../../base/log.ts';
import { type NotificationListener, quoteIdentifier } from './Database.ts';

/** Milliseconds before a lost connection is opened again. */
const reconnectDelay = 1000;

/** Listens to a channel on a connection of its own, which it opens again when it is lost. */
export class PostgresListener {
  readonly #config: pg.ClientConfig;
  readonly #channel: string;
  readonly #listener: NotificationListener;
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;

  /** @param config URL of the database, and the limits of waits */
  constructor(config: pg.ClientConfig, channel: string, listener: NotificationListener) {
    this.#config = config;
    this.#channel = channel;
    this.#listener = listener;
  }

  /** Rejects if the server is unreachable. */
  async connect(): Promise<void> {
    const client = new pg.Client(this.#config);
    // `end` follows. An error without a listener ends the process.
    client.on('error', (error) => log.warn(`PostgreSQL: ${error.message}`));
    client.on('notification', ({ payload = '' }) => this.#listener.onMessage(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${quoteIdentifier(this.#channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    client.on('end', () => void this.#reconnect());
    this.#listener.onConnected();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end().catch(() => undefined);
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    if (signal.aborted) return;
    this.#client = undefined;
    this.#listener.onLost();
    for (let isOpen = false; !isOpen; ) {
      await delay(reconnectDelay, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      isOpen = await this.connect().then(
        () => true,
        () => false,
      );
    }
    // The database may have been closed while the connection opened.
    if (signal.aborted) await this.close();
  }
}
