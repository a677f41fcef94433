import { productPath } from '../load/projectFolder.js';

/** One generated file. */
export interface Output {
  /** Relative to src/generated, with forward slashes. */
  readonly path: string;
  /** Emitters of many or long texts make it when it is read, with `get text()`. Read it once. */
  readonly text: string;
  /**
   * The files that it depends on. A path with a final slash means all files of that folder. `--check` explains
   * differences with it, and `--watch` makes no text again whose files are unchanged.
   */
  readonly files: readonly string[];
}

/** Returns whether an output depends on a schema file. Every output depends on the languages of the product. */
export const isMadeOf = ({ files }: Output, path: string): boolean =>
  path === productPath || files.some((file) => (file.endsWith('/') ? path.startsWith(file) : path === file));

export const generatedHeader = '// Generated from schemas/ by `npm run generate`: do not edit.\n';

/** Returns a value as TypeScript source. */
export const toLiteral = (value: unknown): string => JSON.stringify(value, null, 2);

/** Same as `toLiteral`, indented for a number of levels. */
export const toLiteralAt = (value: unknown, depth: number): string =>
  toLiteral(value).replaceAll('\n', `\n${'  '.repeat(depth)}`);

/** Returns an import line of a generated file. */
export const importTypeLine = (names: string, path: string): string =>
  `import type { ${names} } from '${path}';`;
