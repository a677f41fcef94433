import { expose, proxy } from 'comlink';
import { afterEach, expect, test, vi } from 'vitest';
import { createEngine } from '../../../../src/screens/mapping/preview/createEngine.ts';
import { createWorkerEngine, type Port } from '../../../../src/screens/mapping/preview/createWorkerEngine.ts';
import { EngineStopped } from '../../../../src/screens/mapping/preview/EngineStopped.ts';
import type { AskRecord, MappingEngine } from '../../../../src/screens/mapping/preview/MappingEngine.ts';

const open: MessagePort[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const port of open.splice(0)) port.close();
});

/** A worker that runs in this very thread, behind a channel as a true one has it. */
function spawn(create: (ask: AskRecord) => MappingEngine): Port {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  expose((ask: AskRecord) => proxy(create(ask)), port1);
  port2.start();
  return Object.assign(port2, { terminate: () => port1.close() }) as unknown as Port;
}

const request = {
  rows: [
    {
      lineNo: 1,
      targetField: 'dc',
      type: 'STRING',
      functionType: 'SUB_QUERY',
      sourceField: 'dc',
      expression: 'dc.name',
    },
  ],
  document: { dc: 'D1' },
  timeZone: 'UTC',
  now: '2026-11-21T00:00:00Z',
};

test('a run in a worker asks the page for basic data', async () => {
  const ask = vi.fn<AskRecord>(async () => ({ name: 'Shanghai' }));
  const engine = createWorkerEngine(() => spawn(createEngine), ask);
  expect((await engine.run(request)).target).toEqual({ dc: 'Shanghai' });
  expect(ask.mock.calls).toEqual([['dc', 'D1']]);
  engine.stop();
});

test('a look-up that cannot be made is an error of its row', async () => {
  const engine = createWorkerEngine(
    () => spawn(createEngine),
    () => Promise.reject(new Error('no network')),
  );
  expect((await engine.run(request)).steps).toMatchObject([
    [{ error: { code: 'failed', parameters: { message: 'no network' } } }],
  ]);
  engine.stop();
});

test('what hangs is ended, and the next question starts a new worker', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = (ask: AskRecord): MappingEngine => ({
    ...createEngine(ask),
    run: () => new Promise(() => undefined),
  });
  const spawns = [hanging, createEngine].map((create) => () => spawn(create));
  const spawnNext = vi.fn(() => (spawns.shift() ?? expect.fail())());
  const engine = createWorkerEngine(spawnNext, async () => ({ name: 'x' }));
  const stopped = expect(engine.run(request)).rejects.toThrow(EngineStopped);
  await vi.advanceTimersByTimeAsync(6000);
  await stopped;
  expect((await engine.run(request)).target).toEqual({ dc: 'x' });
  expect(spawnNext).toHaveBeenCalledTimes(2);
  engine.stop();
});

test('a worker that breaks down is told of at once', async () => {
  const ports: Port[] = [];
  const engine = createWorkerEngine(
    () => {
      const port = spawn((ask) => ({ ...createEngine(ask), check: () => new Promise(() => undefined) }));
      ports.push(port);
      return port;
    },
    async () => ({ name: 'x' }),
  );
  const stopped = expect(engine.check([])).rejects.toThrow(EngineStopped);
  await vi.waitFor(() => expect(ports).toHaveLength(1));
  (ports[0] as unknown as EventTarget).dispatchEvent(new Event('error'));
  await stopped;
  expect((await engine.run(request)).target).toEqual({ dc: 'x' });
  engine.stop();
});

test('stopping it answers what waits, and starts nothing', async () => {
  const spawned = vi.fn(() =>
    spawn((ask) => ({ ...createEngine(ask), run: () => new Promise(() => undefined) })),
  );
  const engine = createWorkerEngine(spawned, async () => undefined);
  const asked = [engine.run(request), engine.check([])].map((answer) =>
    expect(answer).rejects.toThrow(EngineStopped),
  );
  await vi.waitFor(() => expect(spawned).toHaveBeenCalled());
  engine.stop();
  await Promise.all(asked);
  expect(spawned).toHaveBeenCalledTimes(1);
});
