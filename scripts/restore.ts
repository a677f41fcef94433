import { restore } from '../src/server/backup/restore.ts';
import { embeddedFolder } from './embeddedFolder.ts';

/** `npm run restore -- FILE`: fills an empty data folder from a backup. */
await embeddedFolder('restore', async ({ dataDir, file }) => {
  const { withKey } = await restore(dataDir, file);
  const key = withKey ? '' : ' Its key is not in the backup: start with the SECRET_KEY of then.';
  return `Restored into ${dataDir}.${key}`;
});
