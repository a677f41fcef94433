export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** What Chromium, Firefox, Safari and Vite's CSS preload say when a chunk cannot be had. */
const words =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/** "ChunkLoadError or CSS chunk load failure" (SPEC.md section 8). */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && words.test(error.message));
