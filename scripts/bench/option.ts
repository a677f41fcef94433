/** The value after `--name` among a suite's arguments. */
export function option(options: readonly string[], name: string): string | undefined {
  const index = options.indexOf(`--${name}`);
  return index < 0 ? undefined : options[index + 1];
}
