/** An edit of the value at a problem's pointer. It never removes meaningful content. */
export type Repair =
  | { readonly replace: unknown }
  /** For a member of an object. */
  | { readonly rename: string }
  | { readonly remove: true };

/** A problem in a schema file with location and remedy. Lines and columns count from 1. */
export interface Problem {
  /** Relative to the project. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON pointer into the file. */
  readonly pointer: string;
  /** The message of the rule. */
  readonly message: string;
  readonly fix: string;
  /** The output is still generated, but `--check` fails. */
  readonly isWarning?: true;
  /** The repair that `--fix` applies. */
  readonly repair?: Repair;
}

export const formatProblemLocation = ({ file, line, column, pointer }: Problem): string =>
  `${file}:${line}:${column} ${pointer || '/'}`;

export const formatProblem = (problem: Problem): string =>
  `${formatProblemLocation(problem)}\n    ${problem.message}\n    ${problem.fix}`;

/** Sorts problems by file and line. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column);

/** Formats all problems and their number. */
export const formatProblems = (problems: readonly Problem[]): string =>
  [
    ...problems.map(formatProblem),
    `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
  ].join('\n');
