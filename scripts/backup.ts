import { statSync } from 'node:fs';
import { backup } from '../src/server/backup/backup.ts';
import { embeddedFolder } from './embeddedFolder.ts';

/** `npm run backup -- FILE [--force]`: the data folder of the embedded service as one file, while it runs or not. */
await embeddedFolder('backup', async ({ dataDir, file, force }) => {
  await backup(dataDir, file, { force });
  return `${file}: ${Math.ceil(statSync(file).size / 1024).toLocaleString('en')} kB. Keep it as secret as ${dataDir}.`;
});
