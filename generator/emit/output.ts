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
export const record = (members: Iterable<readonly [name: string, text: string]>, depth = 0): string =>
  recordParts(members, depth).join('');

/** The same in parts that are still to be joined: a member may be in parts itself, so that a long text is joined once. */
export function recordParts(
  members: Iterable<readonly [name: string, text: string | readonly string[]]>,
  depth = 0,
): string[] {
  const edge = `\n${'  '.repeat(depth)}`;
  const parts: string[] = [];
  for (const [name, text] of members) {
    parts.push(parts.length === 0 ? '{' : ',', `${edge}  ${JSON.stringify(name)}: `);
    if (typeof text === 'string') parts.push(text);
    else for (const part of text) parts.push(part);
  }
  parts.push(parts.length === 0 ? '{}' : `${edge}}`);
  return parts;
}

/** An import line of a generated file. */
export const importType = (names: string, path: string): string => `import type { ${names} } from '${path}';`;
