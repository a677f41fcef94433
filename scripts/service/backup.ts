import { statSync } from 'node:fs';
import { createBackup } from '../../src/server/platform/backup/createBackup.ts';
import { runDataFolderCommand } from './runDataFolderCommand.ts';

/**
 * `npm run backup -- FILE [--force]`: writes the data folder of the embedded service to one file. The service
 * may run meanwhile.
 */
await runDataFolderCommand('backup', async ({ dataDir, file, force }) => {
  await createBackup(dataDir, file, { force });
  return `${file}: ${Math.ceil(statSync(file).size / 1024).toLocaleString('en')} kB. Protect it as carefully as ${dataDir}.`;
});
