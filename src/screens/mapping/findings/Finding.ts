import type { Column } from '../sheet/Sheet.ts';

/** What is wrong with a cell, worded when it is shown so that it follows a switch of the language. */
export interface Finding {
  /** `SheetRow.id`. */
  readonly id: number;
  readonly column: Column;
  /** Key of a phrase, and its parameters. */
  readonly key: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** Something to know, but nothing that has to be put right: the cell is not wrong. */
  readonly isAdvice?: true;
}

/** Findings by row id, for the grid. */
export type Findings = ReadonlyMap<number, readonly Finding[]>;
