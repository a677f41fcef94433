/** One generated file. */
export interface Output {
  /** Relative to src/generated, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The schema files that it is made of; a path with a slash at its end stands for all files of that folder. */
  readonly files: readonly string[];
}

/** Whether a schema file is among those that an output is made of. */
export const isMadeOf = ({ files }: Output, path: string): boolean =>
  files.some((file) => (file.endsWith('/') ? path.startsWith(file) : path === file));

export const header = '// Generated from schemas/ by `npm run generate`: do not edit.\n';

/** A value as TypeScript source. */
export const literal = (value: unknown): string => JSON.stringify(value, null, 2);

/** A value as `literal` writes it within other values, so many levels deep. */
export const literalAt = (value: unknown, depth: number): string =>
  literal(value).replaceAll('\n', `\n${'  '.repeat(depth)}`);

/** An object as `literal` writes it, of members whose texts are there already, so many levels deep. */
export function record(members: Iterable<readonly [name: string, text: string]>, depth = 0): string {
  const edge = `\n${'  '.repeat(depth)}`;
  const lines = Array.from(members, ([name, text]) => `${edge}  ${JSON.stringify(name)}: ${text}`);
  return lines.length === 0 ? '{}' : `{${lines.join(',')}${edge}}`;
}

/** An import line of a generated file. */
export const importType = (names: string, path: string): string => `import type { ${names} } from '${path}';`;
