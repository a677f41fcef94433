import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { generatedFolderOf } from '../../generator/load/projectFolder.js';
import { assetsFolderOf } from './assetsFolder.ts';
import { moduleStubs } from './moduleStubs.ts';
import { projectModules } from './projectModules.ts';

type Group = Rolldown.CodeSplittingGroup;

/** Returns whether a file imports the module, directly or indirectly. Dynamic imports do not count. */
function isReachedFrom(file: string, module: string, chunking: Rolldown.ChunkingContext): boolean {
  const reached = new Set([module]);
  for (const one of reached) {
    if (one.endsWith(file)) return true;
    for (const importer of chunking.getModuleInfo(one)?.importers ?? []) reached.add(importer);
  }
  return false;
}

/**
 * Puts the first screen into two files instead of dozens. `base` contains the entry and requests the first
 * rows. `app` renders them. Lazy chunks use parts of both. Both are loaded before any lazy chunk, so such
 * parts need no chunks of their own. Each of the two holds all imports of its file, so neither can import a
 * chunk that imports it. The entry must not await `app` during its evaluation, because `app` waits for
 * `base`.
 */
export const firstChunks: readonly Group[] = [
  {
    debugName: 'base',
    name: (module, chunking) => (isReachedFrom('/src/main.tsx', module, chunking) ? 'base' : null),
    includeDependenciesRecursively: false,
    priority: 3,
  },
  {
    debugName: 'app',
    name: (module, chunking) => (isReachedFrom('/src/app.tsx', module, chunking) ? 'app' : null),
    includeDependenciesRecursively: false,
    priority: 2,
  },
];

/** Paths of phrases and of captions of screens. */
const pagePhrases = /(?:\/locales|\/generated\/labels)\/([\w-]+)(?:\.json|\/index\.ts)$/;
const resourceCaptions = /\/generated\/labels\/([\w-]+)\/(?:entities|resources)\/(\w+)\.ts$/;

/** Returns whether several resources use the captions of an entity that has no resource of its own. */
function isSharedEntity(module: string, chunking: Rolldown.ChunkingContext): boolean {
  const own = chunking.getModuleInfo(module.replace('/entities/', '/resources/'));
  const importers = chunking.getModuleInfo(module)?.importers ?? [];
  return own === null && importers.filter((importer) => importer.includes('/resources/')).length > 1;
}

/**
 * Puts the phrases and captions of a list into two files. One has those of every page. The other has those of
 * the resource and of the entity with the same name.
 */
const phraseChunk: Group = {
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
 * Puts the record page and its form into one chunk. Panels use parts of it and load after the page appears.
 * The chunk holds only the parts of libraries that the page needs. Other parts go into the chunks of the
 * panels.
 */
export const recordChunk = (needed: ReadonlySet<string>): Group => ({
  debugName: 'record',
  name: (module) => (needed.has(module) ? 'record' : null),
  includeDependenciesRecursively: false,
  priority: 1,
});

/**
 * Puts the detail views of field types into one chunk with the component that chooses among them. The file
 * imports them lazily, so they would be a chunk each.
 */
const detailChunk = (needed: ReadonlySet<string>): Group => ({
  debugName: 'details',
  name: (module) => (needed.has(module) ? 'details' : null),
  includeDependenciesRecursively: false,
  priority: 0,
});

/**
 * Puts parts that both toasts and the record page need, such as an icon, into a chunk of their own.
 * Pages load toasts when idle, because the network may be gone at the first failure. They would load the record
 * page as well if it contained these parts.
 */
const sharedChunk = (needed: ReadonlySet<string>): Group => ({
  debugName: 'shared',
  name: (module) => (needed.has(module) ? 'shared' : null),
  includeDependenciesRecursively: false,
  priority: 1.5,
});

/** Chunks that every page loads before its first dynamic import; of `words-…`, that of its language. */
const alwaysLoaded = /\/(rolldown-runtime|base|app|words-\w+-\w+)\.js$/;

/** Chunks with captions of one resource. */
const captionChunk = /-\w\w-\w\w\.js$/;

/** A chunk that imports more captions has those of a list about records of all kinds. */
const maxCaptions = 8;

/**
 * Returns the imports that the page requests together with a lazy chunk. The first script holds their names, so it leaves
 * out chunks that are loaded anyway. It also leaves out the imports of a list about records of all kinds, which are nearly
 * all captions. That list waits for one more request.
 */
export function preloadsOf(file: string, imported: readonly string[]): string[] {
  const needed = imported.filter((chunk) => chunk !== file && !alwaysLoaded.test(chunk));
  return needed.filter((chunk) => captionChunk.test(chunk)).length > maxCaptions ? [] : needed;
}

/**
 * Puts the modules of a build into chunks.
 * @param project the project's folder
 */
export const chunkSplitting = (project: string): Plugin => ({
  name: 'chunk-splitting',
  apply: 'build',
  async config({ root = '.' }) {
    const replacements = [projectModules(project), moduleStubs];
    const record = resolve(root, 'src/runtime/record/recordViews.ts');
    const toast = resolve(root, 'src/runtime/feedback/toast/ToastCard.tsx');
    const details = resolve(root, 'src/runtime/fields/DetailView.tsx');
    // The validators of most forms use them.
    const checks = [
      resolve(project, generatedFolderOf(project), 'validators/length.js'),
      resolve(root, 'src/contract/validation/formats.ts'),
    ];
    const recordModules = await findNeededModules(record, replacements, widgetModules);
    const toastModules = await findNeededModules(toast, replacements);
    const groups = [
      ...firstChunks,
      phraseChunk,
      sharedChunk(new Set([...toastModules].filter((module) => recordModules.has(module)))),
      recordChunk(new Set([record, ...recordModules, ...checks])),
      detailChunk(await findNeededModules(details, replacements, detailViewModules)),
    ];
    const assets = assetsFolderOf(resolve(root), project);
    return {
      build: {
        modulePreload: {
          // The HTML page lists all chunks, because it would request unlisted ones one after the other.
          resolveDependencies: (file, imported, { hostType }) =>
            hostType === 'html' ? imported : preloadsOf(file, imported),
        },
        rolldownOptions: {
          // Emotion imports this CommonJS package for a function that the console does not use.
          treeshake: {
            moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }],
          },
          output: {
            entryFileNames: `${assets}/[name].js`,
            chunkFileNames: `${assets}/[name].js`,
            assetFileNames: `${assets}/[name][extname]`,
            codeSplitting: { groups },
          },
        },
      },
    };
  },
});

/** The lazy parts of field types (src/runtime/fields/types/), which forms and record pages load as a whole. */
const widgetModules = /\/\w+Widgets?\.(?:tsx|js)$/;
const detailViewModules = /\/\w+DetailView\.tsx$/;

/** Skips dynamic imports except those of some modules. */
const withoutLazyImports = (kept: RegExp | undefined): Plugin => ({
  name: 'without-lazy-imports',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && kept?.test(specifier) ? null : false,
});

/**
 * Returns the modules that a file needs: those with code left after a build of the file alone, which takes
 * less than a second. The import graph has more modules, because the index of a package imports all of the
 * package.
 * @param lazyModules the dynamic imports that are followed; the others are skipped
 */
export async function findNeededModules(
  file: string,
  plugins: readonly Plugin[] = [],
  lazyModules?: RegExp,
): Promise<ReadonlySet<string>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, withoutLazyImports(lazyModules)],
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
        ? // The bundler's own helpers have no path; the entry needs them, too.
          Object.entries(output.modules).flatMap(([id, { renderedLength }]) =>
            renderedLength > 0 && !id.startsWith('\0') ? [id] : [],
          )
        : [],
    ),
  );
}
