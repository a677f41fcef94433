import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { generatedFolderOf, phraseFolderOf } from '../../generator/load/projectFolder.js';
import { type HotReloadEvent, hotReloadEventName } from '../../src/contract/hotReload.ts';

/** Match the phrase tables that the console loads. The captions of entities are parts of other tables. */
const labelsPattern = /^labels\/(?<locale>[^/]+)\/(?!entities\/).+\.ts$/;
const phrasesPattern = /^(?:[^/]+\/)?(?<locale>[^/]+)\.json$/;

const isIn = (folder: string, file: string): boolean => file.startsWith(join(folder, sep));

/** Returns the path of a file in a folder, with slashes. */
const pathIn = (folder: string, file: string): string => relative(folder, file).split(sep).join('/');

/** Updates the open pages after the generator has written files of a project. */
export class HotReload {
  readonly #vite: ViteDevServer;
  readonly #generated: string;
  readonly #phrases: string;

  /** @param root the project's folder */
  constructor(vite: ViteDevServer, root: string) {
    this.#vite = vite;
    this.#generated = join(root, generatedFolderOf(root));
    this.#phrases = join(root, phraseFolderOf(root));
  }

  /** Updates the open pages, and makes later requests load the new modules. */
  send(files: readonly string[]): void {
    const timestamp = Date.now();
    this.#invalidateModules(files, timestamp);
    const modules: Record<string, string> = {};
    const phraseTables: { locale: string; url: string }[] = [];
    for (const { file, url } of this.#findLoadedModules(files)) {
      const locale = this.#localeOf(file);
      const isJson = file.endsWith('.json');
      const address = `${url}?${isJson ? 'import&' : ''}t=${timestamp}`;
      if (isIn(this.#generated, file)) modules[pathIn(this.#generated, file)] = address;
      if (locale) phraseTables.push({ locale, url: address });
    }
    const edit: HotReloadEvent = { modules, phraseTables };
    this.#vite.environments.client.hot.send(hotReloadEventName, edit);
  }

  /** Returns the locale of a phrase table. */
  #localeOf(file: string): string | undefined {
    const matched = isIn(this.#phrases, file)
      ? phrasesPattern.exec(pathIn(this.#phrases, file))
      : labelsPattern.exec(pathIn(this.#generated, file));
    return matched?.groups?.locale;
  }

  /** Returns the loaded modules of these files and the generated modules that import them. */
  #findLoadedModules(files: readonly string[]): { readonly file: string; readonly url: string }[] {
    const { moduleGraph } = this.#vite.environments.client;
    const reached = new Set<EnvironmentModuleNode>();
    for (const file of files)
      for (const module of moduleGraph.getModulesByFile(file) ?? []) reached.add(module);
    for (const { importers } of reached)
      for (const importer of importers)
        if (importer.file && isIn(this.#generated, importer.file)) reached.add(importer);
    return [...reached].flatMap(({ file, url }) => (file && existsSync(file) ? [{ file, url }] : []));
  }

  /**
   * Makes Vite read these files again at the next request. Open pages request generated files under a new
   * address.
   */
  #invalidateModules(files: readonly string[], timestamp: number): void {
    const { client, ssr } = this.#vite.environments;
    for (const { moduleGraph } of [client, ssr])
      for (const file of files)
        for (const module of moduleGraph.getModulesByFile(file) ?? []) {
          const isHot = moduleGraph === client.moduleGraph && isIn(this.#generated, file);
          moduleGraph.invalidateModule(module, new Set(), timestamp, isHot);
        }
  }
}
