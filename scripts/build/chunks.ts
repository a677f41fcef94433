import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { moduleStubs } from './moduleStubs.ts';

type Group = Rolldown.CodeSplittingGroup;

/** Whether a file imports the module at last; what it only imports when it is wanted does not count. */
function isReachedFrom(file: string, module: string, chunking: Rolldown.ChunkingContext): boolean {
  const reached = new Set([module]);
  for (const one of reached) {
    if (one.endsWith(file)) return true;
    for (const importer of chunking.getModuleInfo(one)?.importers ?? []) reached.add(importer);
  }
  return false;
}

/**
 * The first screen as two files instead of dozens: `base`, with the entry, asks for the first rows, `app` renders them. Lazy chunks
 * use parts of both, but these are there before any of them, so such parts need not be chunks of their own. Each holds all that
 * its file imports, so neither can ever import a chunk that imports it; the entry may not await `app` while it is evaluated, for
 * that waits for `base`.
 */
export const firstChunks: readonly Group[] = [
  {
    debugName: 'base',
    name: (module, chunking) => (isReachedFrom('/src/main.tsx', module, chunking) ? 'base' : null),
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    debugName: 'app',
    name: (module, chunking) => (isReachedFrom('/src/app.tsx', module, chunking) ? 'app' : null),
    includeDependenciesRecursively: false,
    priority: 1,
  },
];

/** Phrases, and captions of screens. */
const pagePhrases = /(?:\/locales|\/generated\/labels)\/([\w-]+)(?:\.json|\/index\.ts)$/;
const resourceCaptions = /\/generated\/labels\/([\w-]+)\/(?:entities|resources)\/(\w+)\.ts$/;

/** Whether several resources show an entity that is none of theirs. */
function isSharedEntity(module: string, chunking: Rolldown.ChunkingContext): boolean {
  const own = chunking.getModuleInfo(module.replace('/entities/', '/resources/'));
  const importers = chunking.getModuleInfo(module)?.importers ?? [];
  return own === null && importers.filter((importer) => importer.includes('/resources/')).length > 1;
}

/** The words of a list as two files: those that every page has, and those of a resource with those of the entity that is called as it is. */
export const phraseChunk: Group = {
  debugName: 'words',
  name: (module, chunking) => {
    const [, locale] = pagePhrases.exec(module) ?? [];
    if (locale) return `words-${locale}`;
    const [, language, name] = resourceCaptions.exec(module) ?? [];
    if (!language) return null;
    return isSharedEntity(module, chunking) ? `words-${language}` : `${name}-${language}`;
  },
  includeDependenciesRecursively: false,
};

/**
 * The page of a record, with its form: panels use parts of it, and are loaded when it has been shown. It holds what that
 * page needs of its libraries; what only a panel needs of them goes with the panel.
 */
export const recordChunk = (needed: ReadonlySet<string>): Group => ({
  debugName: 'record',
  name: (module) => (needed.has(module) ? 'record' : null),
  includeDependenciesRecursively: false,
  priority: 0,
});

/** Chunks that every page loads before its first dynamic import. */
const alwaysLoaded = /\/(rolldown-runtime|base|app)-[^/]+$/;

/** Puts the modules of a build into chunks. */
export const chunkSplitting: Plugin = {
  name: 'into-chunks',
  apply: 'build',
  async config({ root = '.' }) {
    const record = resolve(root, 'src/runtime/record/page/RecordView.tsx');
    const groups = [...firstChunks, phraseChunk, recordChunk(await findNeededModules(record, [moduleStubs]))];
    return {
      build: {
        modulePreload: {
          // Chunks that are already loaded, or being imported anyway, would be half of the names in the first
          // screen. The page itself has loaded nothing yet: it would request unlisted chunks one after the
          // other.
          resolveDependencies: (file, imported, { hostType }) =>
            hostType === 'html'
              ? imported
              : imported.filter((chunk) => chunk !== file && !alwaysLoaded.test(chunk)),
        },
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    };
  },
};

/** Skips dynamic imports. */
const withoutLazyImports: Plugin = {
  name: 'without-lazy-imports',
  resolveDynamicImport: () => false,
};

/**
 * The modules of which a file needs anything: what is left when it is built alone, which takes less than a second. The import
 * graph says more than that, for through the index of a package all of it is imported.
 */
export async function findNeededModules(
  file: string,
  plugins: readonly Plugin[] = [],
): Promise<ReadonlySet<string>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, withoutLazyImports],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: file, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Set(
    outputs.flatMap((output) =>
      output.type === 'chunk'
        ? Object.entries(output.modules).flatMap(([id, { renderedLength }]) => (renderedLength ? [id] : []))
        : [],
    ),
  );
}
