import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { type HotReloadEvent, hotReloadEventName } from '../../src/contract/hotReload.ts';

/** Matches the phrase tables that the console loads. The captions of entities are parts of other tables. */
const phraseTablePattern =
  /^(?:src\/generated\/labels\/(?<labels>[^/]+)\/(?!entities\/).+\.ts|locales\/(?:[^/]+\/)?(?<phrases>[^/]+)\.json)$/;

const generatedFolderOf = ({ config }: ViteDevServer): string => join(config.root, 'src/generated', sep);

/**
 * Returns the loaded modules of these files and the generated modules that import them, as paths from the
 * root.
 */
function findLoadedModules(vite: ViteDevServer, files: readonly string[]): string[] {
  const { moduleGraph } = vite.environments.client;
  const generated = generatedFolderOf(vite);
  const reached = new Set<EnvironmentModuleNode>();
  for (const file of files)
    for (const module of moduleGraph.getModulesByFile(file) ?? []) reached.add(module);
  for (const { importers } of reached)
    for (const importer of importers) if (importer.file?.startsWith(generated)) reached.add(importer);
  const present = [...reached].flatMap(({ file }) => (file && existsSync(file) ? [file] : []));
  return present.map((file) => relative(vite.config.root, file).split(sep).join('/'));
}

/**
 * Makes Vite read these files again at the next request. Open pages request generated files under a new
 * address.
 */
function invalidateModules(vite: ViteDevServer, files: readonly string[], timestamp: number): void {
  const { client, ssr } = vite.environments;
  const generated = generatedFolderOf(vite);
  for (const { moduleGraph } of [client, ssr])
    for (const file of files)
      for (const module of moduleGraph.getModulesByFile(file) ?? []) {
        const isHot = moduleGraph === client.moduleGraph && file.startsWith(generated);
        moduleGraph.invalidateModule(module, new Set(), timestamp, isHot);
      }
}

/** Updates the open pages after the generator has written, and makes later requests load the new modules. */
export function hotReloadPages(vite: ViteDevServer, files: readonly string[]): void {
  const timestamp = Date.now();
  invalidateModules(vite, files, timestamp);
  const modules = findLoadedModules(vite, files);
  const words = modules.flatMap((path) => {
    const { labels, phrases } = phraseTablePattern.exec(path)?.groups ?? {};
    const locale = labels ?? phrases;
    return locale ? [{ locale, url: `/${path}?${phrases ? 'import&' : ''}t=${timestamp}` }] : [];
  });
  const edit: HotReloadEvent = { timestamp, modules, phraseTables: words };
  vite.environments.client.hot.send(hotReloadEventName, edit);
}
