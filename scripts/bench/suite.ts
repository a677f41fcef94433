/** The result of a benchmark: one table with notes. */
export interface BenchReport {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly notes: readonly string[];
  /** False when a limit of the benchmark was missed. */
  readonly met: boolean;
}

/** Rounds numbers to four significant digits, because a few runs do not give more precision. */
const cell = (value: string | number): string =>
  typeof value === 'number' ? String(Number(value.toPrecision(4))) : value;

/** Returns a report as Markdown: a heading, a table and notes. */
export function formatAsTable({ title, columns, rows, notes }: BenchReport): string {
  const lines = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`);
  return [`## ${title}`, '', ...lines, '', ...notes.map((note) => `- ${note}`), ''].join('\n');
}

/** Returns the argument after `--name`; undefined without it. */
export function readOption(options: readonly string[], name: string): string | undefined {
  const index = options.indexOf(`--${name}`);
  return index < 0 ? undefined : options[index + 1];
}
