import { readFileSync } from 'node:fs';
import { migrations } from '../store/migrations.ts';
import { postgresVersion } from '../store/refuseDamaged.ts';
import { ArchiveProblem } from './ArchiveProblem.ts';

/** What the first part of a backup says about the others. */
export interface Manifest {
  readonly format: 'interface-console backup';
  /** Of the archive itself. */
  readonly formatVersion: number;
  /** The program that made it. */
  readonly programVersion: string;
  /** The newest migration that the database has had. */
  readonly schemaVersion: number;
  /** Major version. */
  readonly postgresVersion: number;
  /** ISO instant. */
  readonly createdAt: string;
}

const format = 'interface-console backup';
const formatVersion = 1;
const newestSchema = Math.max(...migrations.map(({ version }) => version));
const { version: programVersion }: { version: string } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);

export const manifestOf = (schemaVersion: number, createdAt: Date): Manifest => ({
  format,
  formatVersion,
  programVersion,
  schemaVersion,
  postgresVersion,
  createdAt: createdAt.toISOString(),
});

function isManifest(value: unknown): value is Manifest {
  const { format: found, ...rest } = (value ?? {}) as Partial<Manifest>;
  const versions = [rest.formatVersion, rest.schemaVersion, rest.postgresVersion];
  return found === format && versions.every(Number.isInteger);
}

/** What this program cannot restore: one sentence, what and what to do. */
function problemOf(manifest: Manifest): string | undefined {
  const newer = `Restore it with the program that made it (${manifest.programVersion}) or a later one`;
  if (manifest.formatVersion > formatVersion)
    return `has format ${manifest.formatVersion}, this program reads up to ${formatVersion}. ${newer}.`;
  if (manifest.schemaVersion > newestSchema)
    return `holds a database of version ${manifest.schemaVersion}, this program knows versions up to ${newestSchema}. ${newer}.`;
  if (manifest.postgresVersion !== postgresVersion)
    return `holds files of PostgreSQL ${manifest.postgresVersion}, this program opens those of PostgreSQL ${postgresVersion}. Restore it with the program that made it (${manifest.programVersion}).`;
  return undefined;
}

/** Throws when `text` is no manifest, or one of a backup that this program cannot restore. */
export function refuseUnreadable(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (!isManifest(value))
    throw new ArchiveProblem('is no backup of this program: its manifest.json says nothing of it.');
  const problem = problemOf(value);
  if (problem !== undefined) throw new ArchiveProblem(problem);
}
