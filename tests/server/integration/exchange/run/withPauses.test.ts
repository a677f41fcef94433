import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { LookUp, MappingContext } from '../../../../../src/mapping/index.ts';
import { withPauses } from '../../../../../src/server/integration/exchange/run/withPauses.ts';
import { mappingContext } from '../../../../mapping/mapDocument.ts';

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

test('a slow look-up makes no mapping long', async () => {
  const dc: LookUp = async () => {
    await delay(20);
    return undefined;
  };
  const pauses = await withPauses(
    { ...mappingContext, lookUps: { ...mappingContext.lookUps, dc } },
    async ({ pause, lookUps }) => {
      await lookUps.dc('D1');
      return pause?.(performance.now());
    },
  );
  expect(pauses).toBeUndefined();
});
