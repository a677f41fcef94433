import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFolder } from '../../src/server/platform/store/databases/createFolder.ts';

/**
 * Writes texts by path, and deletes files without a text. Returns a function that undoes it. If one cannot be written, for
 * example because the disk is full, all files are as before.
 */
export function writeTexts(root: string, texts: ReadonlyMap<string, string | undefined>): () => void {
  const created: string[] = [];
  const write = (path: string, text: string | undefined): void => {
    if (text === undefined) rmSync(path, { force: true });
    else {
      const folder = createFolder(dirname(path));
      if (folder !== undefined) created.push(folder);
      writeFileSync(path, text);
    }
  };
  const former = [...texts.keys()].map((name) => {
    const path = join(root, name);
    return { path, text: existsSync(path) ? readFileSync(path, 'utf8') : undefined };
  });
  const undo = (): void => {
    // Deleting first makes space on a full disk.
    for (const folder of created) rmSync(folder, { recursive: true, force: true });
    for (const { path, text } of former) if (text === undefined) write(path, text);
    for (const { path, text } of former) if (text !== undefined) write(path, text);
  };
  for (const [name, text] of texts)
    try {
      write(join(root, name), text);
    } catch (error) {
      undo();
      const reason = error instanceof Error ? error.message : error;
      throw new Error(`${join(root, name)} could not be written, so no file was changed: ${reason}`);
    }
  return undo;
}
