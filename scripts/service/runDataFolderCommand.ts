import { parseCommandLine, UsageError } from '../../generator/pipeline/parseCommandLine.ts';
import { readEnvironment } from '../../src/server/environment/readEnvironment.ts';

interface DataFolderCommand {
  readonly dataDir: string;
  readonly file: string;
  /** `--force`, an option of `backup` only. */
  readonly force: boolean;
}

function parseCommand(name: 'backup' | 'restore'): DataFolderCommand {
  const { values, positionals } = parseCommandLine({
    options: { ...(name === 'backup' && { force: { type: 'boolean' } as const }) },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new UsageError(`Name one file: interface-console ${name} FILE`);
  const { databaseUrl, dataDir } = readEnvironment(process.env);
  if (databaseUrl !== undefined) {
    const tool = name === 'backup' ? 'pg_dump' : 'pg_restore';
    throw new Error(
      `DATABASE_URL is set, so a PostgreSQL server has the data. Use ${tool} instead, and keep SECRET_KEY or ${dataDir}/secret.key with the dump.`,
    );
  }
  return { dataDir, file, force: values.force === true };
}

/**
 * Runs a command on the embedded data folder and prints its result. An interrupted command ends like any other, so that its
 * unfinished files are removed at the end of the process.
 */
export async function runDataFolderCommand(
  name: 'backup' | 'restore',
  run: (command: DataFolderCommand) => Promise<string>,
): Promise<void> {
  const command = parseCommand(name);
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  console.log(await run(command));
}
