import packageFile from '../../../../package.json' with { type: 'json' };
import { postgresVersion } from '../store/databases/assertDatabaseIntact.ts';

/** The archive cannot be restored. The message continues a sentence that begins with the file name. */
export class ArchiveError extends Error {}

/** The first part of a backup, which describes the others. */
export interface BackupManifest {
  readonly format: 'interface-console backup';
  /** Version of the archive format. */
  readonly formatVersion: number;
  /** Version of the program that created the backup. */
  readonly programVersion: string;
  /** Number of the newest migration that was applied to the database. */
  readonly schemaVersion: number;
  /** Major version. */
  readonly postgresVersion: number;
  /** ISO instant. */
  readonly createdAt: string;
}

const format = 'interface-console backup';
const formatVersion = 1;
const { version: programVersion } = packageFile;

export const createManifest = (schemaVersion: number, createdAt: Date): BackupManifest => ({
  format,
  formatVersion,
  programVersion,
  schemaVersion,
  postgresVersion,
  createdAt: createdAt.toISOString(),
});

function isManifest(value: unknown): value is BackupManifest {
  const { format: found, ...rest } = (value ?? {}) as Partial<BackupManifest>;
  const versions = [rest.formatVersion, rest.schemaVersion, rest.postgresVersion];
  return found === format && versions.every(Number.isInteger);
}

/** Returns one sentence that says which version this program cannot restore, and what to do. */
function findVersionProblem(manifest: BackupManifest, newestVersion: number): string | undefined {
  const newer = `Restore it with the program that created it (${manifest.programVersion}) or a later version`;
  if (manifest.formatVersion > formatVersion)
    return `has format ${manifest.formatVersion}, but this program reads formats up to ${formatVersion}. ${newer}.`;
  if (manifest.schemaVersion > newestVersion)
    return `contains a database of version ${manifest.schemaVersion}, but this program supports versions up to ${newestVersion}. ${newer}.`;
  if (manifest.postgresVersion !== postgresVersion)
    return `contains files of PostgreSQL ${manifest.postgresVersion}, but this program opens only those of PostgreSQL ${postgresVersion}. Restore it with the program that created it (${manifest.programVersion}).`;
  return undefined;
}

/**
 * Throws if `text` is no manifest, or the manifest of a backup that this program cannot restore.
 *
 * @param newestVersion the newest version of a database that this program knows
 */
export function assertReadableManifest(text: string, newestVersion: number): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (!isManifest(value))
    throw new ArchiveError(
      'is not a backup of this program: its manifest.json does not describe one. Choose a file that npm run backup created.',
    );
  const problem = findVersionProblem(value, newestVersion);
  if (problem !== undefined) throw new ArchiveError(problem);
}
