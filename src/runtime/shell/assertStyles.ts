import { ChunkLoadError } from '../lazy/chunkLoadError.ts';

/**
 * The style sheet of a build is a file of its own: without it nothing looks as it should.
 * @throws ChunkLoadError when it could not be had (schemas/SPECIFICATION.md section 8.4)
 */
export function assertStyles(): void {
  // A token that every sheet of ours begins with.
  const known = getComputedStyle(document.documentElement).getPropertyValue('--bar-height');
  if (known === '') throw new ChunkLoadError('Unable to preload CSS for the console.');
}
