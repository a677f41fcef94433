import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Database } from '../store/databases/Database.ts';
import type { DataFolder } from '../store/databases/DataFolder.ts';
import { writeArchive } from './writeArchive.ts';

/**
 * Answers `npm run backup` on a socket in the folder: who can open that can read the folder as well. Resolves to what ends it.
 * Where the system has no such sockets, or not for so long a path, backups need the service to be stopped.
 */
export async function serveBackups(database: Database, folder: DataFolder): Promise<() => Promise<void>> {
  const server = createServer((_request, response) => {
    writeArchive(database, folder, response).catch((error: Error) => {
      console.error(`Backup: ${error.message}`);
      // Cut off, so that what was received is not taken for a whole archive.
      response.destroy();
    });
  });
  // One that was killed leaves its socket behind; this process holds the folder.
  rmSync(folder.socketPath, { force: true });
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve());
    server.listen(folder.socketPath, () => {
      chmodSync(folder.socketPath, 0o600);
      resolve();
    });
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
