/** One generated file. */
export interface Output {
  /** Relative to src/generated, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The schema files that it is made of. */
  readonly files: readonly string[];
}

export const header = '// Generated from schemas/ by `npm run generate`: do not edit.\n';

/** A value as TypeScript source. */
export const literal = (value: unknown): string => JSON.stringify(value, null, 2);

/** An import line of a generated file. */
export const importType = (names: string, path: string): string => `import type { ${names} } from '${path}';`;
