import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a command was given. What it does not take is told in a sentence, with the options that it has. */
export function parseCommandLine<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node.js goes on with advice on dashes that helps nobody who mistyped an option.
    const [wrong] = (error instanceof Error ? error.message : String(error)).split('. ');
    const options = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const known = options.length > 0 ? `the options are ${options.join(', ')}` : 'there are no options';
    throw new Error(`${wrong}: ${known}.`);
  }
}
