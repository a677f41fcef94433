import { newestVersion } from '../../src/server/modules.ts';
import { restoreBackup } from '../../src/server/platform/backup/restoreBackup.ts';
import { runDataFolderCommand } from './runDataFolderCommand.ts';

/** `npm run restore -- FILE`: fills an empty data folder from a backup. */
await runDataFolderCommand('restore', async ({ dataDir, file }) => {
  const { withKey } = await restoreBackup(dataDir, file, newestVersion);
  const key = withKey ? '' : ' Its key is not in the backup: start with the SECRET_KEY of then.';
  return `Restored into ${dataDir}.${key}`;
});
