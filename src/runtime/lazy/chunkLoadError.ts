export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** What Chromium, Firefox, Safari and Vite's CSS preload say when a chunk cannot be had. */
const words =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/** A ChunkLoadError, or a CSS chunk load failure (schemas/SPECIFICATION.md section 8.4). */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof Error && words.test(error.message));
