import { expose, proxy } from 'comlink';
import { afterEach, expect, test, vi } from 'vitest';
import { createEngine } from '../../../../src/screens/mapping/engine/createEngine.ts';
import {
  createWorkerEngine,
  type WorkerPort,
} from '../../../../src/screens/mapping/engine/createWorkerEngine.ts';
import {
  EngineStoppedError,
  type MappingEngine,
  type RecordLookUp,
} from '../../../../src/screens/mapping/engine/MappingEngine.ts';
import { lookUpProperties } from '../../../mapping/mapDocument.ts';

const open: MessagePort[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const port of open.splice(0)) port.close();
});

/** Returns a worker that runs in this thread, behind a message channel as a real worker. */
function spawn(create: (ask: RecordLookUp) => MappingEngine): WorkerPort {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  expose((ask: RecordLookUp) => proxy(create(ask)), port1);
  port2.start();
  return Object.assign(port2, { terminate: () => port1.close() }) as unknown as WorkerPort;
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
  document: '{"dc":"D1"}',
  timeZone: 'UTC',
  now: '2026-11-21T00:00:00Z',
};

test('a run in a worker asks the page for look-ups', async () => {
  const ask = vi.fn<RecordLookUp>(async () => ({ name: 'Shanghai' }));
  const engine = createWorkerEngine(() => spawn(createEngine), ask);
  expect((await engine.run(request)).target).toBe('{"dc":"Shanghai"}');
  expect(ask.mock.calls).toEqual([['dc', 'D1']]);
  engine.stop();
});

test('a failed look-up is an error of its row', async () => {
  const engine = createWorkerEngine(
    () => spawn(createEngine),
    () => Promise.reject(new Error('no network')),
  );
  expect((await engine.run(request)).steps).toMatchObject([
    { failed: 1, shown: [{ error: { code: 'failed', parameters: { message: 'no network' } } }] },
  ]);
  engine.stop();
});

test('a run that exceeds its time stops the worker, and the next run starts a new worker', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = (ask: RecordLookUp): MappingEngine => ({
    ...createEngine(ask),
    run: () => new Promise(() => undefined),
  });
  const spawns = [hanging, createEngine].map((create) => () => spawn(create));
  const spawnNext = vi.fn(() => (spawns.shift() ?? expect.fail())());
  const engine = createWorkerEngine(spawnNext, async () => ({ name: 'x' }));
  const stopped = expect(engine.run(request)).rejects.toThrow(EngineStoppedError);
  await vi.advanceTimersByTimeAsync(6000);
  await stopped;
  expect((await engine.run(request)).target).toBe('{"dc":"x"}');
  expect(spawnNext).toHaveBeenCalledTimes(2);
  engine.stop();
});

test('an error of the worker rejects the waiting call at once', async () => {
  const ports: WorkerPort[] = [];
  const engine = createWorkerEngine(
    () => {
      const port = spawn((ask) => ({ ...createEngine(ask), check: () => new Promise(() => undefined) }));
      ports.push(port);
      return port;
    },
    async () => ({ name: 'x' }),
  );
  const stopped = expect(engine.check([], lookUpProperties)).rejects.toThrow(EngineStoppedError);
  await expect.poll(() => ports).toHaveLength(1);
  (ports[0] as unknown as EventTarget).dispatchEvent(new Event('error'));
  await stopped;
  expect((await engine.run(request)).target).toBe('{"dc":"x"}');
  engine.stop();
});

test('stop rejects all waiting calls and starts no worker', async () => {
  const spawned = vi.fn(() =>
    spawn((ask) => ({ ...createEngine(ask), run: () => new Promise(() => undefined) })),
  );
  const engine = createWorkerEngine(spawned, async () => undefined);
  const asked = [engine.run(request), engine.check([], lookUpProperties)].map((answer) =>
    expect(answer).rejects.toThrow(EngineStoppedError),
  );
  await expect.poll(() => spawned).toHaveBeenCalled();
  engine.stop();
  await Promise.all(asked);
  expect(spawned).toHaveBeenCalledTimes(1);
});
