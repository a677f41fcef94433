import { newestVersion } from '../../src/server/modules.ts';
import { restoreBackup } from '../../src/server/platform/backup/restoreBackup.ts';
import { recordFormat } from '../../src/server/platform/recordFormat/recordFormat.ts';
import { runDataFolderCommand } from './runDataFolderCommand.ts';

/** `npm run restore -- FILE`: fills an empty data folder from a backup. */
await runDataFolderCommand('restore', async ({ dataDir, file }) => {
  const { withKey } = await restoreBackup(dataDir, file, {
    schemaVersion: newestVersion,
    recordFormat: recordFormat.newest,
  });
  const key = withKey
    ? ''
    : ' The backup contains no key. Set SECRET_KEY to the value that the service had at the time of the backup.';
  return `Restored into ${dataDir}.${key}`;
});
