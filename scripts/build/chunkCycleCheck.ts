import type { Plugin } from 'vite';

/** The static imports of a chunk, by file name. */
export type ChunkImports = Readonly<Record<string, readonly string[]>>;

/** Returns a cycle of chunks as a path, such as `[a, b, a]`; undefined without a cycle. */
export function findCycle(chunks: ChunkImports): readonly string[] | undefined {
  const done = new Set<string>();
  const search = (chunk: string, way: readonly string[]): readonly string[] | undefined => {
    const start = way.indexOf(chunk);
    if (start >= 0) return [...way.slice(start), chunk];
    if (done.has(chunk)) return undefined;
    for (const next of chunks[chunk] ?? []) {
      const cycle = search(next, [...way, chunk]);
      if (cycle) return cycle;
    }
    done.add(chunk);
    return undefined;
  };
  for (const chunk of Object.keys(chunks)) {
    const cycle = search(chunk, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Fails a build whose chunks import each other in a circle. One of them would use exports before they exist,
 * and the error would show only in a browser.
 */
export const chunkCycleCheck: Plugin = {
  name: 'chunk-cycle-check',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const cycle = findCycle(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (cycle)
      this.error(
        `Chunks import each other in a cycle: ${cycle.join(' → ')}. Check which modules scripts/build/chunks.ts puts into them.`,
      );
  },
};
