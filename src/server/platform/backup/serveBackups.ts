import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { logFolderCommand } from '../audit/folderCommands.ts';
import { log } from '../base/log.ts';
import { startListening } from '../network/startListening.ts';
import type { Database } from '../store/databases/Database.ts';
import type { DataFolder } from '../store/databases/DataFolder.ts';
import type { Tables } from '../store/ServiceStore.ts';
import { writeArchive } from './writeArchive.ts';

/** Header of a request with the user who makes the backup, URI-encoded. */
export const userHeader = 'x-user';

/**
 * Answers `npm run backup` on a socket in the folder. Every user who can open the socket can also read the
 * folder. Resolves to a function that stops it. If the system has no such sockets, or the path is too long
 * for one, the service must be stopped for a backup, and the log has a warning.
 *
 * @param tables get an entry of the audit log before each backup
 * @param patience milliseconds after which a client that stopped reading loses its connection
 */
export async function serveBackups(
  database: Database,
  folder: DataFolder,
  tables: Pick<Tables, 'repository' | 'accounts'>,
  patience = 30_000,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const user = String(request.headers[userHeader] ?? '');
    const backUp = async (): Promise<void> => {
      await logFolderCommand(tables, 'backup', decodeURIComponent(user), new Date());
      // No query runs during the backup, so such a client would stop the whole service.
      response.setTimeout(patience, () => response.destroy());
      await writeArchive(database, folder, response);
    };
    backUp().catch((error: Error) => {
      log.error(`Backup: ${error.message}`);
      // Cuts the connection, so that the receiver does not take the received part for a whole archive.
      response.destroy();
    });
  });
  // A killed process leaves its socket behind. This process holds the folder.
  rmSync(folder.socketPath, { force: true });
  try {
    await startListening(server, 'Backup', { path: folder.socketPath });
    chmodSync(folder.socketPath, 0o600);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn(`Backup: stop the service before a backup. It cannot listen on its socket: ${reason}`);
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
