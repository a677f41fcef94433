import { expect, test } from 'vitest';
import { type ChunkImports, findCycle } from '../../../scripts/build/chunkCycleCheck.ts';

const cases: readonly (readonly [string, ChunkImports, readonly string[] | undefined])[] = [
  ['no chunks', {}, undefined],
  ['chunks without a cycle', { entry: ['base'], app: ['base'], base: [] }, undefined],
  ['two paths to one chunk', { entry: ['app', 'base'], app: ['base'], base: [] }, undefined],
  ['a chunk that imports itself', { base: ['base'] }, ['base', 'base']],
  ['two chunks that import each other', { base: ['app'], app: ['base'] }, ['base', 'app', 'base']],
  ['three chunks behind the entry', { entry: ['a'], a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
];

test.each(cases)('findCycle handles %s', (_, chunks, want) => expect(findCycle(chunks)).toEqual(want));
