import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataFolder } from '../DataFolder.ts';

const ask = (socketPath: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ socketPath, method: 'POST', path: '/backup' }, resolve).once('error', reject).end();
  });

/** Lets the service that runs on this folder write its archive to `out` (serveBackups.ts). Throws one sentence. */
export async function askService(folder: DataFolder, out: Writable): Promise<void> {
  const answer = await ask(folder.socket).catch((cause: Error) => {
    throw new Error(
      `The data folder ${folder.path} is in use, and nobody there makes backups (${cause.message}). Stop the service, and try again.`,
      { cause },
    );
  });
  await pipeline(answer, out).catch((cause: Error) => {
    throw new Error(
      `The running service could not finish the backup, or it could not be written: ${cause.message}`,
      { cause },
    );
  });
}
