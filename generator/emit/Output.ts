/** One generated file. */
export interface Output {
  /** Relative to src/generated, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The schema files that it is made of; a path with a slash at its end stands for all files of that folder. */
  readonly files: readonly string[];
  /** What the text consists of, where it is so long that it is not to be joined without need. */
  readonly parts?: readonly string[];
  /** A warning was told while it was made: `--check` makes it again, to tell that again. */
  readonly hasWarning?: true;
}

/** A long text of parts that are remembered, each the very same string until it is another. */
export const outputInParts = (path: string, parts: readonly string[], files: readonly string[]): Output => ({
  path,
  files,
  parts,
  get text() {
    return parts.join('');
  },
});

/** Whether two outputs say the same; with parts that are the same strings without a look at what they say. */
export function hasSameText(one: Output, other: Output): boolean {
  if (one === other) return true;
  const [parts, others] = [one.parts, other.parts];
  if (parts && others && parts.length === others.length) return parts.every((part, i) => part === others[i]);
  return one.text === other.text;
}

/** Whether a schema file is among those that an output is made of. */
export const isMadeOf = ({ files }: Output, path: string): boolean =>
  files.some((file) => (file.endsWith('/') ? path.startsWith(file) : path === file));

export const generatedHeader = '// Generated from schemas/ by `npm run generate`: do not edit.\n';

/** A value as TypeScript source. */
export const toLiteral = (value: unknown): string => JSON.stringify(value, null, 2);

/** A value as `literal` writes it within other values, so many levels deep. */
export const toLiteralAt = (value: unknown, depth: number): string =>
  toLiteral(value).replaceAll('\n', `\n${'  '.repeat(depth)}`);

/** A member of an object as `literal` writes it, so many levels deep. */
export const memberText = (name: string, value: unknown, depth: number): string =>
  `${JSON.stringify(name)}: ${toLiteralAt(value, depth)}`;

/** An object as `literal` writes it, of members whose texts are there already, so many levels deep: in parts still to be joined. */
export function recordParts(members: Iterable<string | readonly string[]>, depth = 0): string[] {
  const edge = `\n${'  '.repeat(depth)}`;
  const [first, next] = [`{${edge}  `, `,${edge}  `];
  const parts: string[] = [];
  for (const text of members) {
    parts.push(parts.length === 0 ? first : next);
    if (typeof text === 'string') parts.push(text);
    else for (const part of text) parts.push(part);
  }
  parts.push(parts.length === 0 ? '{}' : `${edge}}`);
  return parts;
}

/** An import line of a generated file. */
export const importTypeLine = (names: string, path: string): string =>
  `import type { ${names} } from '${path}';`;
