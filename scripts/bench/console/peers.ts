import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Subject } from './subject.ts';

interface PeerModule {
  readonly default: {
    readonly name: string;
    readonly row: string;
    readonly edit: string;
    readonly form: string;
  };
}

interface ServerModule {
  serve(folder: string): Promise<{ url: string; close: () => void }>;
}

const load = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(file).href)) as Module;

async function peer(folder: string, serve: ServerModule['serve']): Promise<Subject> {
  const { default: ways } = await load<PeerModule>(join(folder, 'peer.mjs'));
  const about = 'name' in ways ? ways : ways[0];
  const dist = join(folder, 'dist');
  // With the Vite that the peer came with, as its harness does.
  if (!existsSync(dist))
    spawnSync('npx', ['vite', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const { url, close } = await serve(dist);
  return {
    name: about.name,
    url,
    row: about.row,
    edit: about.edit,
    form: about.form,
    close: async () => close(),
  };
}

/**
 * The peers installed in a folder laid out as the peer harness is (`console/<peer>/`, `console/lib/server.mjs`),
 * each served by the harness's own stub of an instant back end. None when the folder is not given.
 */
export async function installedPeers(harness: string | undefined): Promise<readonly Subject[]> {
  if (!harness) return [];
  const { serve } = await load<ServerModule>(join(harness, 'console/lib/server.mjs'));
  const folders = readdirSync(join(harness, 'console'))
    .map((name) => join(harness, 'console', name))
    .filter((folder) => existsSync(join(folder, 'node_modules')) && existsSync(join(folder, 'peer.mjs')));
  const subjects: Subject[] = [];
  for (const folder of folders) subjects.push(await peer(folder, serve));
  return subjects;
}
