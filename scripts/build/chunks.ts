import type { Rolldown } from 'vite';

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
 * The first screen as two files instead of dozens: `base` asks for the first rows, `app` renders them. Lazy chunks use
 * parts of both, but these are there before any of them, so such parts need not be chunks of their own. The page of a record, with its
 * form, is the third: panels use parts of it, and are loaded when it has been shown.
 * Each holds all that its file imports, so neither can ever import a chunk that imports it.
 */
export const chunks: Group[] = [
  {
    debugName: 'base',
    // The entry itself stays outside: it awaits `app`, which would wait for it in turn.
    name: (module, chunking) =>
      !module.endsWith('/src/main.tsx') && imports('/src/main.tsx', module, chunking) ? 'base' : null,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    debugName: 'app',
    name: (module, chunking) => (imports('/src/app.tsx', module, chunking) ? 'app' : null),
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    debugName: 'record',
    name: (module, chunking) =>
      imports('/src/runtime/resource/RecordView.tsx', module, chunking) ? 'record' : null,
    includeDependenciesRecursively: false,
    priority: 0,
  },
];
