import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConsoleSubject } from './measureConsole.ts';

interface PeerModule {
  readonly default: {
    readonly name: string;
    readonly row: string;
    readonly edit: string;
    readonly form: string;
    readonly openMapping: string;
    readonly mapping: string;
    /** Selector of an input of the mapping's row n. */
    readonly cell: (n: number) => string;
    readonly lastRow?: number;
    readonly middleRow: number;
    /** For a grid without inputs before a cell is opened: the element that shows that the grid is ready. */
    readonly shown?: string;
    /** For the same grids: the element to double-click. */
    readonly activate?: string;
  };
}

interface ServerModule {
  serve(folder: string): Promise<{ url: string; close: () => void }>;
}

const importModule = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(file).href)) as Module;

/** A peer with its definitions and its address. */
export type PeerConsole = ConsoleSubject & PeerModule['default'];

async function servePeer(folder: string, serve: ServerModule['serve']): Promise<PeerConsole> {
  const { default: definitions } = await importModule<PeerModule>(join(folder, 'peer.mjs'));
  const definition = 'name' in definitions ? definitions : definitions[0];
  const dist = join(folder, 'dist');
  // Builds with the Vite version of the peer, as its harness does.
  if (!existsSync(dist))
    spawnSync('npx', ['vite', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const { url, close } = await serve(dist);
  return { ...definition, url, close: async () => close() };
}

/**
 * Serves the peers that are installed in a folder with the layout of the peer harness (`console/<peer>/`,
 * `console/lib/server.mjs`). The harness's own stub, a back end without delay, answers their calls. Returns
 * none when `harness` is undefined.
 */
export async function serveInstalledPeers(harness: string | undefined): Promise<readonly PeerConsole[]> {
  if (!harness) return [];
  const { serve } = await importModule<ServerModule>(join(harness, 'console/lib/server.mjs'));
  const folders = readdirSync(join(harness, 'console'))
    .map((name) => join(harness, 'console', name))
    .filter((folder) => existsSync(join(folder, 'node_modules')) && existsSync(join(folder, 'peer.mjs')));
  const peers: PeerConsole[] = [];
  for (const folder of folders) peers.push(await servePeer(folder, serve));
  return peers;
}
