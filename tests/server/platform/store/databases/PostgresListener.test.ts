import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { PostgresListener } from '../../../../../src/server/platform/store/databases/PostgresListener.ts';

test('a server that accepts a connection and stays silent is reported', async () => {
  const silent = createServer((socket) => {
    onTestFinished(() => void socket.destroy());
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const listener = new PostgresListener(
    { connectionString: `postgres://user@127.0.0.1:${port}/database`, connectionTimeoutMillis: 100 },
    'news',
    { onMessage: () => undefined, onConnected: () => undefined, onLost: () => undefined },
  );
  await expect(listener.connect()).rejects.toThrow('timeout');
});
