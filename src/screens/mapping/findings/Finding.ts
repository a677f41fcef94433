import type { Column } from '../sheet/Sheet.ts';

/** What is wrong with a cell, worded when it is shown so that it follows a switch of the language. */
export interface Finding {
  /** `SheetRow.id`. */
  readonly id: number;
  readonly column: Column;
  /** Key of a phrase, and its parameters. */
  readonly key: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** Findings by row id, for the grid. */
export type Findings = ReadonlyMap<number, readonly Finding[]>;
