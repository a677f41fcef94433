import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The arguments of a command are wrong. The command ends with code 2. */
export class UsageError extends Error {
  readonly exitCode = 2;
}

/**
 * Parses the arguments of a command. Throws a `UsageError` with the known options for an invalid argument.
 */
export function parseCommandLine<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node.js adds advice about dashes that does not help with a mistyped option.
    const [wrong] = (error instanceof Error ? error.message : String(error)).split('. ');
    const options = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const known = options.length > 0 ? `the options are ${options.join(', ')}` : 'there are no options';
    throw new UsageError(`${wrong}: ${known}.`);
  }
}
