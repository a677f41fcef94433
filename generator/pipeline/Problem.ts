/** An edit of what stands at a problem's pointer. It takes nothing away that has a meaning. */
export type Repair =
  | { readonly replace: unknown }
  /** Of a member of an object. */
  | { readonly rename: string }
  | { readonly remove: true };

/** What is wrong in a schema file, where, and what to do about it. Lines and columns count from 1. */
export interface Problem {
  /** Relative to the project. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON pointer into the file. */
  readonly pointer: string;
  /** The rule's sentence. */
  readonly message: string;
  readonly fix: string;
  /** Output does not suffer from it: it is made all the same, but `--check` does not let it pass. */
  readonly isWarning?: true;
  /** How `--fix` mends it. */
  readonly repair?: Repair;
}

export const formatProblemLocation = ({ file, line, column, pointer }: Problem): string =>
  `${file}:${line}:${column} ${pointer || '/'}`;

export const formatProblem = (problem: Problem): string =>
  `${formatProblemLocation(problem)}\n    ${problem.message}\n    ${problem.fix}`;

/** File by file, in the order of their lines. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column);

/** All problems, one after the other, and how many they are. */
export const formatProblems = (problems: readonly Problem[]): string =>
  [
    ...problems.map(formatProblem),
    `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
  ].join('\n');
