import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { type Edit, editEvent } from '../../src/contract/edit.ts';

/** A table of words as the console loads it; those of single entities are within others. */
const tableOfWords =
  /^(?:src\/generated\/labels\/(?<labels>[^/]+)\/(?!entities\/).+\.ts|locales\/(?:[^/]+\/)?(?<phrases>[^/]+)\.json)$/;

/** Those that were loaded of these files, and of what is made of them. */
function loadedFrom(vite: ViteDevServer, files: readonly string[]): EnvironmentModuleNode[] {
  const { moduleGraph } = vite.environments.client;
  const generated = join(vite.config.root, 'src/generated', sep);
  const reached = new Set(files.flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])]));
  for (const { importers } of reached)
    for (const importer of importers) if (importer.file?.startsWith(generated)) reached.add(importer);
  return [...reached];
}

/** Vite reads them anew when they are next asked for; open pages ask for the generated ones under another address. */
function forget({ environments, config }: ViteDevServer, files: readonly string[], timestamp: number): void {
  const generated = join(config.root, 'src/generated', sep);
  for (const { moduleGraph, name } of [environments.client, environments.ssr])
    for (const file of files)
      for (const module of moduleGraph.getModulesByFile(file) ?? []) {
        const isHot = name === 'client' && file.startsWith(generated);
        moduleGraph.invalidateModule(module, new Set(), timestamp, isHot);
      }
}

/** Has the open pages, and whoever loads modules next, see what the generator wrote and which phrases changed. */
export function tellPages(vite: ViteDevServer, files: readonly string[]): void {
  const timestamp = Date.now();
  forget(vite, files, timestamp);
  const loaded = loadedFrom(vite, files).flatMap(({ file }) => (file && existsSync(file) ? [file] : []));
  const edit: Edit = {
    timestamp,
    words: loaded.flatMap((file) => {
      const path = relative(vite.config.root, file).split(sep).join('/');
      const { labels, phrases } = tableOfWords.exec(path)?.groups ?? {};
      const locale = labels ?? phrases;
      return locale ? [{ locale, url: `/${path}?${phrases ? 'import&' : ''}t=${timestamp}` }] : [];
    }),
  };
  vite.environments.client.hot.send(editEvent, edit);
}
