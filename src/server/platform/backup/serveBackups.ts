import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { log } from '../base/log.ts';
import type { Database } from '../store/databases/Database.ts';
import type { DataFolder } from '../store/databases/DataFolder.ts';
import { writeArchive } from './writeArchive.ts';

/**
 * Answers `npm run backup` on a socket in the folder. Every user who can open the socket can also read the
 * folder. Resolves to a function that stops it. If the system has no such sockets, or the path is too long
 * for one, the service must be stopped for a backup.
 */
export async function serveBackups(database: Database, folder: DataFolder): Promise<() => Promise<void>> {
  const server = createServer((_request, response) => {
    writeArchive(database, folder, response).catch((error: Error) => {
      log.error(`Backup: ${error.message}`);
      // Cuts the connection, so that the receiver does not take the received part for a whole archive.
      response.destroy();
    });
  });
  // A killed process leaves its socket behind. This process holds the folder.
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
