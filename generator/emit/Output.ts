/** One generated file. */
export interface Output {
  /** Relative to src/generated, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The schema files that it depends on. A path with a final slash means all files of that folder. */
  readonly files: readonly string[];
  /** Parts of a long text, which is joined only on demand. */
  readonly parts?: readonly string[];
  /** Emitting it caused a warning, so `--check` emits it again to repeat the warning. */
  readonly hasWarning?: true;
}

/** Creates an output from cached parts. An unchanged part is the same string object. */
export const outputInParts = (path: string, parts: readonly string[], files: readonly string[]): Output => ({
  path,
  files,
  parts,
  get text() {
    return parts.join('');
  },
});

/** Returns whether two outputs have the same text. Identical part objects are not compared by content. */
export function hasSameText(one: Output, other: Output): boolean {
  if (one === other) return true;
  const [parts, others] = [one.parts, other.parts];
  if (parts && others && parts.length === others.length) return parts.every((part, i) => part === others[i]);
  return one.text === other.text;
}

/** Returns whether an output depends on a schema file. */
export const isMadeOf = ({ files }: Output, path: string): boolean =>
  files.some((file) => (file.endsWith('/') ? path.startsWith(file) : path === file));

export const generatedHeader = '// Generated from schemas/ by `npm run generate`: do not edit.\n';

/** Returns a value as TypeScript source. */
export const toLiteral = (value: unknown): string => JSON.stringify(value, null, 2);

/** Same as `toLiteral`, indented for a number of levels. */
export const toLiteralAt = (value: unknown, depth: number): string =>
  toLiteral(value).replaceAll('\n', `\n${'  '.repeat(depth)}`);

/** Returns a member of an object as in `toLiteral`, indented for a number of levels. */
export const memberText = (name: string, value: unknown, depth: number): string =>
  `${JSON.stringify(name)}: ${toLiteralAt(value, depth)}`;

/** Returns an object as in `toLiteral` from members that are already text, as parts to join. */
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

/** Returns an import line of a generated file. */
export const importTypeLine = (names: string, path: string): string =>
  `import type { ${names} } from '${path}';`;
