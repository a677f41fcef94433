import packageFile from '../../../../package.json' with { type: 'json' };
import { tryParseJson } from '../../../contract/json/tryParseJson.ts';
import { postgresVersion } from '../store/databases/assertDatabaseIntact.ts';
import type { DatabaseVersions } from '../store/schema/migrate.ts';

/** The archive cannot be restored. The message continues a sentence that begins with the file name. */
export class ArchiveError extends Error {}

/** The first part of a backup, which describes the others. */
interface BackupManifest {
  readonly format: 'interface-console backup';
  /** Version of the archive format. */
  readonly formatVersion: number;
  /** Version of the program that created the backup. */
  readonly programVersion: string;
  /** Number of the newest migration that was applied to the database. */
  readonly schemaVersion: number;
  /** Format of the records in the database; 0 in backups of earlier programs, which lack it. */
  readonly recordFormat?: number;
  /** Major version. */
  readonly postgresVersion: number;
  /** ISO instant. */
  readonly createdAt: string;
}

const format = 'interface-console backup';
const formatVersion = 1;
const { version: programVersion } = packageFile;

export const createManifest = (versions: DatabaseVersions, createdAt: Date): BackupManifest => ({
  format,
  formatVersion,
  programVersion,
  ...versions,
  postgresVersion,
  createdAt: createdAt.toISOString(),
});

function isManifest(value: unknown): value is BackupManifest {
  const { format: found, ...rest } = (value ?? {}) as Partial<BackupManifest>;
  const versions = [rest.formatVersion, rest.schemaVersion, rest.postgresVersion];
  return found === format && versions.every(Number.isInteger);
}

/** Returns one sentence that says which version this program cannot restore, and what to do. */
function findVersionProblem(manifest: BackupManifest, newest: DatabaseVersions): string | undefined {
  const newer = `Restore it with the program that created it (${manifest.programVersion}) or a later version`;
  if (manifest.formatVersion > formatVersion)
    return `has format ${manifest.formatVersion}, but this program reads formats up to ${formatVersion}. ${newer}.`;
  if (manifest.schemaVersion > newest.schemaVersion)
    return `contains a database of version ${manifest.schemaVersion}, but this program supports versions up to ${newest.schemaVersion}. ${newer}.`;
  const { recordFormat = 0 } = manifest;
  if (recordFormat > newest.recordFormat)
    return `contains records of format ${recordFormat}, but this program supports formats up to ${newest.recordFormat}. ${newer}.`;
  if (manifest.postgresVersion !== postgresVersion)
    return `contains files of PostgreSQL ${manifest.postgresVersion}, but this program opens only those of PostgreSQL ${postgresVersion}. Restore it with the program that created it (${manifest.programVersion}).`;
  return undefined;
}

/**
 * Throws if `text` is no manifest, or the manifest of a backup that this program cannot restore.
 *
 * @param newest the newest versions of a database that this program supports
 */
export function assertReadableManifest(text: string, newest: DatabaseVersions): void {
  const value = tryParseJson(text);
  if (!isManifest(value))
    throw new ArchiveError(
      'is not a backup of this program: its manifest.json does not describe one. Choose a file that npm run backup created.',
    );
  const problem = findVersionProblem(value, newest);
  if (problem !== undefined) throw new ArchiveError(problem);
}
