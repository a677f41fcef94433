import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { type Edit, editEvent } from '../../src/contract/edit.ts';

/** A table of words as the console loads it; those of single entities are within others. */
const tableOfWords =
  /^(?:src\/generated\/labels\/(?<labels>[^/]+)\/(?!entities\/).+\.ts|locales\/(?:[^/]+\/)?(?<phrases>[^/]+)\.json)$/;

const generatedIn = ({ config }: ViteDevServer): string => join(config.root, 'src/generated', sep);

/** Those that pages have of these files, and of what is made of them; paths from the root. */
function loadedFrom(vite: ViteDevServer, files: readonly string[]): string[] {
  const { moduleGraph } = vite.environments.client;
  const generated = generatedIn(vite);
  const reached = new Set<EnvironmentModuleNode>();
  for (const file of files)
    for (const module of moduleGraph.getModulesByFile(file) ?? []) reached.add(module);
  for (const { importers } of reached)
    for (const importer of importers) if (importer.file?.startsWith(generated)) reached.add(importer);
  const present = [...reached].flatMap(({ file }) => (file && existsSync(file) ? [file] : []));
  return present.map((file) => relative(vite.config.root, file).split(sep).join('/'));
}

/** Vite reads them anew when they are next asked for; open pages ask for the generated ones under another address. */
function forget(vite: ViteDevServer, files: readonly string[], timestamp: number): void {
  const { client, ssr } = vite.environments;
  const generated = generatedIn(vite);
  for (const { moduleGraph } of [client, ssr])
    for (const file of files)
      for (const module of moduleGraph.getModulesByFile(file) ?? []) {
        const isHot = moduleGraph === client.moduleGraph && file.startsWith(generated);
        moduleGraph.invalidateModule(module, new Set(), timestamp, isHot);
      }
}

/** Has the open pages, and whoever loads modules next, see what the generator wrote and which phrases changed. */
export function tellPages(vite: ViteDevServer, files: readonly string[]): void {
  const timestamp = Date.now();
  forget(vite, files, timestamp);
  const modules = loadedFrom(vite, files);
  const words = modules.flatMap((path) => {
    const { labels, phrases } = tableOfWords.exec(path)?.groups ?? {};
    const locale = labels ?? phrases;
    return locale ? [{ locale, url: `/${path}?${phrases ? 'import&' : ''}t=${timestamp}` }] : [];
  });
  const edit: Edit = { timestamp, modules, words };
  vite.environments.client.hot.send(editEvent, edit);
}
