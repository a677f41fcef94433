import { expect, test } from 'vitest';
import { type ChunkImports, findCycle } from '../../../scripts/build/chunkCycleCheck.ts';

const cases: readonly (readonly [string, ChunkImports, readonly string[] | undefined])[] = [
  ['nothing', {}, undefined],
  ['a line', { entry: ['base'], app: ['base'], base: [] }, undefined],
  ['two ways to one chunk', { entry: ['app', 'base'], app: ['base'], base: [] }, undefined],
  ['one that imports itself', { base: ['base'] }, ['base', 'base']],
  ['two', { base: ['app'], app: ['base'] }, ['base', 'app', 'base']],
  ['three, not from the start', { entry: ['a'], a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
];

test.each(cases)('%s', (_, chunks, want) => expect(findCycle(chunks)).toEqual(want));
