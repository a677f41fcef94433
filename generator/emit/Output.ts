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
  /**
   * A text by folder, such as a digest. It differs after each change that the output shows of files there that are not in
   * `files`. After a change of such a file, `--watch` makes the output again only if the text differs.
   */
  readonly summaries?: Readonly<Record<string, string>>;
}

const contains = (place: string, path: string): boolean =>
  place.endsWith('/') ? path.startsWith(place) : path === place;

/** Returns whether an output depends on a schema file. Every output depends on the languages of the product. */
export const isMadeOf = ({ files, summaries = {} }: Output, path: string): boolean =>
  path === productPath || [...files, ...Object.keys(summaries)].some((place) => contains(place, path));

/**
 * Returns whether a change of a schema file may change an output.
 * @param known the summaries of its last text
 */
export const isAffectedBy = (
  { files, summaries = {} }: Output,
  path: string,
  known: Output['summaries'] = {},
): boolean =>
  path === productPath ||
  files.some((place) => contains(place, path)) ||
  Object.entries(summaries).some(([folder, text]) => contains(folder, path) && known[folder] !== text);

export const generatedHeader = '// Generated from schemas/ by `npm run generate`: do not edit.\n';

/** Returns a value as TypeScript source. */
export const toLiteral = (value: unknown): string => JSON.stringify(value, null, 2);

const namePattern = /^[A-Za-z_$][\w$]*$/;

/** Returns the name of a member as TypeScript source, in quotes unless it is an identifier. */
export const toMemberName = (name: string): string => (namePattern.test(name) ? name : JSON.stringify(name));

/** Returns an import line of a generated file. */
export const importTypeLine = (names: string, path: string): string =>
  `import type { ${names} } from '${path}';`;
