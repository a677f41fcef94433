import { expect, test } from 'vitest';
import { ChunkLoadError, isChunkLoadError } from '../../../../src/runtime/core/lazy/lazyModule.ts';

test.each([
  { error: new ChunkLoadError('late'), want: true },
  { error: new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), want: true },
  { error: new TypeError('error loading dynamically imported module: /assets/a.js'), want: true },
  { error: new TypeError('Importing a module script failed.'), want: true },
  { error: new Error('Unable to preload CSS for /assets/a.css'), want: true },
  { error: new TypeError('Failed to fetch'), want: false },
  { error: new Error('x is undefined'), want: false },
  { error: 'text', want: false },
])('$error is a chunk load error: $want', ({ error, want }) => expect(isChunkLoadError(error)).toBe(want));
