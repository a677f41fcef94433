import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { neededBy } from './neededBy.ts';
import { useStandIns } from './standIns.ts';

type Group = Rolldown.CodeSplittingGroup;

/** Whether a file imports the module at last; what it only imports when it is wanted does not count. */
function imports(file: string, module: string, chunking: Rolldown.ChunkingContext): boolean {
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
    name: (module, chunking) => (imports('/src/main.tsx', module, chunking) ? 'base' : null),
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    debugName: 'app',
    name: (module, chunking) => (imports('/src/app.tsx', module, chunking) ? 'app' : null),
    includeDependenciesRecursively: false,
    priority: 1,
  },
];

/** Phrases, and captions of screens. */
const pageWords = /(?:\/locales|\/generated\/labels)\/([\w-]+)(?:\.json|\/index\.ts)$/;
const captions = /\/generated\/labels\/([\w-]+)\/(?:entities|resources)\/(\w+)\.ts$/;

/** Whether several resources show an entity that is none of theirs. */
function isShared(module: string, chunking: Rolldown.ChunkingContext): boolean {
  const own = chunking.getModuleInfo(module.replace('/entities/', '/resources/'));
  const importers = chunking.getModuleInfo(module)?.importers ?? [];
  return own === null && importers.filter((importer) => importer.includes('/resources/')).length > 1;
}

/** The words of a list as two files: those that every page has, and those of a resource with those of the entity that is called as it is. */
export const wordChunk: Group = {
  debugName: 'words',
  name: (module, chunking) => {
    const [, locale] = pageWords.exec(module) ?? [];
    if (locale) return `words-${locale}`;
    const [, language, name] = captions.exec(module) ?? [];
    if (!language) return null;
    return isShared(module, chunking) ? `words-${language}` : `${name}-${language}`;
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

/** What every page has before it imports anything when it is wanted. */
const present = /\/(rolldown-runtime|base|app)-[^/]+$/;

/** Puts the modules of a build into chunks. */
export const intoChunks: Plugin = {
  name: 'into-chunks',
  apply: 'build',
  async config({ root = '.' }) {
    const record = resolve(root, 'src/runtime/resource/RecordView.tsx');
    const groups = [...firstChunks, wordChunk, recordChunk(await neededBy(record, [useStandIns]))];
    return {
      build: {
        modulePreload: {
          // What is there already, and what is being imported anyway, would be half of the names in the first screen. The page
          // itself has nothing yet: what it is not told of at once it asks for one after the other.
          resolveDependencies: (file, imported, { hostType }) =>
            hostType === 'html'
              ? imported
              : imported.filter((chunk) => chunk !== file && !present.test(chunk)),
        },
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    };
  },
};
