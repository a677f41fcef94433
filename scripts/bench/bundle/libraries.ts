import { gzipSync } from 'node:zlib';
import type { Rollup } from 'vite';

/** The npm package that a module belongs to, or the room of this project. */
function libraryOf(module: string): string {
  const [, inPackages] = module.split(/.*node_modules\//);
  if (inPackages !== undefined) return inPackages.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? inPackages;
  const [, room] = module.match(/\/(src\/(?:generated|runtime|contract)|locales)\//) ?? [];
  return room ?? 'bundler';
}

/**
 * Gzip kilobytes (1000) of a chunk by library. A chunk is compressed as a whole: its size is shared out by the length
 * of what each module put into it, before minification.
 */
export function librariesOf(chunk: Rollup.OutputChunk): ReadonlyMap<string, number> {
  const kilobytes = gzipSync(chunk.code, { level: 9 }).length / 1000;
  const modules = Object.entries(chunk.modules).map(
    ([id, { code }]) => [libraryOf(id), code?.length ?? 0] as const,
  );
  const whole = modules.reduce((sum, [, length]) => sum + length, 0) || 1;
  const shares = new Map<string, number>();
  for (const [library, length] of modules) {
    shares.set(library, (shares.get(library) ?? 0) + (kilobytes * length) / whole);
  }
  return shares;
}
