import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Resolves to the path of a folder with this name in the temporary folder. The first call on a machine
 * creates it, and `unpack` fills it. Several processes may call this at the same time. Every user may read
 * the folder.
 */
export async function unpackOnce(
  name: string,
  unpack: (folder: string) => Promise<void> | void,
): Promise<string> {
  const folder = join(tmpdir(), name);
  if (existsSync(folder)) return folder;
  const own = mkdtempSync(`${folder}.`);
  try {
    await unpack(own);
    chmodSync(own, 0o755);
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true });
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
