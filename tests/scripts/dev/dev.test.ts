import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorToOverlay } from '../../../scripts/dev/ErrorOverlay.ts';
import { coalesceCalls, FileChanges } from '../../../scripts/dev/FileChanges.ts';

test('takeChanged returns each new, changed and removed file once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprints-'));
  const path = (name: string) => join(folder, name);
  for (const name of ['same', 'written', 'removed']) writeFileSync(path(name), name);
  const fingerprints = new FileChanges([folder]);
  writeFileSync(path('written'), 'something longer');
  writeFileSync(path('new'), '');
  rmSync(path('removed'));
  expect(fingerprints.takeChanged().sort()).toEqual(['new', 'removed', 'written'].map(path));
  expect(fingerprints.takeChanged()).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('calls during a run start one more run after it, and never a parallel one', async () => {
  const ends: (() => void)[] = [];
  const start = coalesceCalls(() => new Promise((resolve) => ends.push(resolve)));
  start();
  start();
  start();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
});

test.each([
  [
    Object.assign(new Error('no such name'), { loc: { file: '/p/src/a.ts', line: 3, column: 1 } }),
    'src/a.ts:3:1',
  ],
  [
    Object.assign(new Error('x'), {
      stack: 'Error: x\n at f (/p/node_modules/l.js:1:2)\n at g (/p/src/b.ts:4:5)',
    }),
    'src/b.ts:4:5',
  ],
  [Object.assign(new Error('x'), { stack: 'Error: x\n at /q/c.ts:4:5' }), undefined],
])('the overlay of %s has the location %s', (error, location) => {
  expect(errorToOverlay(error, '/p')).toMatchObject({ location, message: error.message });
});
