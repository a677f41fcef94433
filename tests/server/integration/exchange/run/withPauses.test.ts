import timers from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { LookUp, MappingContext } from '../../../../../src/mapping/index.ts';
import { withPauses } from '../../../../../src/server/integration/exchange/run/withPauses.ts';
import { mappingContext } from '../../../../mapping/mapDocument.ts';
import { spyOnBuiltin } from '../../../../spyOnBuiltin.ts';

/** Keeps the event loop busy. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Runs a mapping of this many rows of 12 ms each. Adds its name to the log at each row and at its end. */
const runLong = (name: string, rows: number, log: string[], context = mappingContext): Promise<void> =>
  withPauses(context, async ({ pause }: MappingContext) => {
    for (let row = 0; row < rows; row += 1) {
      await pause?.(performance.now());
      log.push(name);
      work(12);
    }
    log.push(`end of ${name}`);
  });

test('other work and short mappings run during a long mapping', async () => {
  const log: string[] = [];
  const long = runLong('long', 4, log);
  setImmediate(() => log.push('other work'));
  setImmediate(() => void runLong('short', 1, log));
  await long;
  expect(log.indexOf('other work')).toBeLessThan(log.lastIndexOf('long'));
  expect(log.indexOf('end of short')).toBeLessThan(log.lastIndexOf('long'));
});

test('long mappings follow each other', async () => {
  const log: string[] = [];
  await Promise.all(['A', 'B', 'C'].map((name) => runLong(name, 3, log)));
  const ends = log.filter((entry) => entry.startsWith('end'));
  expect(ends).toEqual(['end of A', 'end of B', 'end of C']);
  expect(log.slice(0, 3)).toEqual(['A', 'B', 'C']);
  expect(log.slice(3)).toEqual(['A', 'A', 'end of A', 'B', 'B', 'end of B', 'C', 'C', 'end of C']);
});

test('rows of two mappings never mix within a turn', async () => {
  const log: string[] = [];
  const runShort = (name: string): Promise<void> =>
    withPauses(mappingContext, async () => {
      for (let row = 0; row < 3; row += 1) {
        await undefined;
        log.push(name);
      }
    });
  await Promise.all([runShort('A'), runShort('B')]);
  expect(log).toEqual(['A', 'A', 'A', 'B', 'B', 'B']);
});

test('a mapping that fails gives its turn to the next one', async () => {
  const log: string[] = [];
  const failed = withPauses(mappingContext, async ({ pause }) => {
    work(12);
    await pause?.(performance.now());
    throw new Error('failed');
  });
  await expect(failed).rejects.toThrow('failed');
  await runLong('next', 2, log);
  expect(log.at(-1)).toBe('end of next');
});

test('a long mapping that waits too long leaves the order, and the next one still waits', async () => {
  const log: string[] = [];
  let endFirst: (() => void) | undefined;
  const dc: LookUp = () =>
    new Promise((resolve) => {
      endFirst = () => resolve(undefined);
    });
  const lookUps = { ...mappingContext.lookUps, dc };
  const first = withPauses({ ...mappingContext, lookUps }, async (context) => {
    work(12);
    await context.pause?.(performance.now());
    await context.lookUps.dc('D1');
    log.push('end of first');
  });
  await vi.waitUntil(() => endFirst);
  spyOnBuiltin(timers, 'setTimeout').mockResolvedValueOnce(false);
  const isGranted = await withPauses(mappingContext, async ({ pause }) => {
    work(12);
    return pause?.(performance.now());
  });
  expect(isGranted).toBe(false);
  const third = runLong('third', 2, log);
  await runLong('short', 1, log);
  endFirst?.();
  await Promise.all([first, third]);
  expect(log).toEqual(['third', 'short', 'end of short', 'end of first', 'third', 'end of third']);
});

test('other mappings run during a look-up, which makes no mapping long', async () => {
  const log: string[] = [];
  const dc: LookUp = async () => {
    await runLong('other', 2, log);
    return undefined;
  };
  const isGranted = await withPauses(
    { ...mappingContext, lookUps: { ...mappingContext.lookUps, dc } },
    async ({ pause, lookUps }) => {
      await lookUps.dc('D1');
      return pause?.(performance.now());
    },
  );
  expect(isGranted).toBe(true);
  expect(log.at(-1)).toBe('end of other');
});
