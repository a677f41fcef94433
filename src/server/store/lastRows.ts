/** Of the results of several statements, the rows of the last one that has any; commands without an answer have none. */
export const lastRows = <T extends object>(results: readonly { readonly rows: unknown[] }[]): readonly T[] =>
  (results.findLast(({ rows }) => rows.length > 0)?.rows ?? []) as T[];
