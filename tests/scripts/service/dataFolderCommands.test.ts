import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { startTemporaryPostgres } from '../../../scripts/testing/startTemporaryPostgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

let count = 0;

/** Runs `interface-console COMMAND` with the data folder `DIR`. Resolves to the printed text. */
async function run(command: string, dir = 'data'): Promise<string> {
  const [name, ...options] = command.split(' ');
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'command.js', ...options]);
  vi.stubEnv('DATA_DIR', join(folder, dir));
  // A module runs once for each address.
  const path = `${resolve('scripts/service', `${name}.ts`)}?run=${++count}`;
  await import(path);
  return printed.join('\n');
}

const file = join(folder, 'backup.tar.gz');
const postgres = 'postgres://nobody@127.0.0.1:1/none';

test.each<[command: string, databaseUrl: string, want: string]>([
  ['backup', '', 'Name one file: interface-console backup FILE'],
  ['restore a b', '', 'Name one file: interface-console restore FILE'],
  ['restore a --force', '', "Unknown option '--force'"],
  [`backup ${file}`, postgres, 'Use pg_dump instead, and keep SECRET_KEY or'],
  [`restore ${file}`, postgres, 'Use pg_restore instead'],
  ['operator', '', 'Usage: interface-console operator create LOGIN, or operator reset LOGIN'],
  ['operator remove chen', '', 'Usage: interface-console operator create LOGIN'],
  ['operator create a b', '', 'Usage: interface-console operator create LOGIN'],
  ['migrate --revert newest', '', 'Usage: interface-console migrate [--dry-run] [--revert FORMAT]'],
])('interface-console %s with DATABASE_URL "%s" is refused: %s', async (command, databaseUrl, want) => {
  vi.stubEnv('DATABASE_URL', databaseUrl);
  await expect(run(command)).rejects.toThrow(want);
});

test.each([
  'operator create chen',
  'operator reset chen',
  'migrate',
  'migrate --dry-run',
  'migrate --revert 1',
])('interface-console %s refuses a folder without a database, and creates none', async (command) => {
  await expect(run(command, 'none')).rejects.toThrow('contains no database');
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

test('the commands on a PostgreSQL need no key, and create no folder', async () => {
  const server = await startTemporaryPostgres();
  onTestFinished(() => server.stop());
  vi.stubEnv('DATABASE_URL', server.url);
  for (const command of ['migrate --dry-run', 'migrate']) await run(command, 'none');
  await expect(run('operator reset chen', 'none')).rejects.toThrow('There is no operator chen');
  expect(existsSync(join(folder, 'none'))).toBe(false);
});
