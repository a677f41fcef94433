import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  openPostgres,
  postgresLimits,
} from '../../../../../src/server/platform/store/databases/openPostgres.ts';
import { outageOf } from '../../../../../src/server/platform/store/databases/StatementError.ts';

/** Returns a message of PostgreSQL's protocol: type, length, content. */
function message(type: string, content: string): Buffer {
  const text = Buffer.from(content, 'latin1');
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

const authenticated = message('R', '\0\0\0\0');
const ready = message('Z', 'I');
const done = message('C', 'SELECT 0\0');
const terminated = message(
  'E',
  'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0',
);

/** The time at which the server closes a connection, in one TCP chunk with its last answer. */
type Fate =
  | 'lives'
  | 'closed when ready'
  | 'closed after its first answer'
  | 'closed with the server after its first answer'
  | 'silent when ready';

/**
 * Starts a fake PostgreSQL whose connections have these fates, in this order. Later connections stay open.
 */
async function fakeServer(fates: readonly Fate[]): Promise<string> {
  let count = 0;
  const serve = (socket: Socket): void => {
    const fate = fates[count] ?? 'lives';
    count += 1;
    const answer = (messages: readonly Buffer[], isLast: boolean): void => {
      const chunk = Buffer.concat(isLast ? [...messages, terminated] : messages);
      if (isLast) socket.end(chunk);
      else socket.write(chunk);
    };
    let isStarted = false;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (!isStarted) {
        isStarted = true;
        answer([authenticated, ready], fate === 'closed when ready');
      } else if (data[0] === 'Q'.charCodeAt(0) && fate !== 'silent when ready') {
        if (fate === 'closed with the server after its first answer') server.close();
        answer([done, ready], fate.endsWith('after its first answer'));
      }
    });
  };
  const server = createServer(serve).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return `postgres://service@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`;
}

/** Returns the list of unhandled errors. Without this listener each of them would end the process. */
function unhandledErrors(): readonly Error[] {
  const errors: Error[] = [];
  const listeners = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) => errors.push(error));
  onTestFinished(() => {
    process.removeAllListeners('uncaughtException');
    for (const listener of listeners) process.on('uncaughtException', listener);
  });
  return errors;
}

const fates: readonly { readonly given: string; readonly connections: readonly Fate[] }[] = [
  { given: 'new, before its first statement', connections: ['lives', 'closed when ready'] },
  {
    given: 'just returned, while another transaction waits for one',
    connections: ['lives', ...Array<Fate>(9).fill('closed after its first answer')],
  },
];

test.each(fates)(
  'the process continues after PostgreSQL closes a connection that is $given',
  async ({ connections }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    const unhandled = unhandledErrors();
    const database = await openPostgres(await fakeServer(connections));
    onTestFinished(() => database.close());
    const transactions = Array.from({ length: 30 }, () =>
      database.transaction((sql) => sql.query('SELECT 1')).catch(() => 'refused'),
    );
    await Promise.all(transactions);
    await new Promise(setImmediate);
    expect(unhandled).toEqual([]);
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining('PostgreSQL: terminating connection due to administrator command'),
    );
    await expect(database.transaction((sql) => sql.query('SELECT 1'))).resolves.toEqual([]);
  },
);

test.each<{ given: string; connections: readonly Fate[]; says: string; isReplaced: boolean }>([
  {
    given: 'does not answer',
    connections: ['closed after its first answer', 'silent when ready'],
    says: 'Query read timeout',
    isReplaced: true,
  },
  {
    given: 'PostgreSQL closes',
    connections: ['closed after its first answer', 'closed when ready'],
    says: 'connection error',
    isReplaced: true,
  },
  {
    given: 'is refused',
    connections: ['closed with the server after its first answer'],
    says: 'ECONNREFUSED',
    isReplaced: false,
  },
])(
  'a connection that $given fails its transaction with an outage',
  async ({ connections, says, isReplaced }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const limits = { ...postgresLimits, answer: 50, connections: 1 };
    const database = await openPostgres(await fakeServer(connections), limits);
    onTestFinished(() => database.close());
    const read = () => database.transaction((sql) => sql.query('SELECT 1'));
    const error = await read().catch((cause: unknown) => cause);
    expect([outageOf(error), String(error)]).toEqual(['DATABASE_UNAVAILABLE', expect.stringContaining(says)]);
    if (isReplaced) await expect(read()).resolves.toEqual([]);
  },
);
