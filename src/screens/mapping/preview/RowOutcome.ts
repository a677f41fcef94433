import type { FaultCode } from '../../../mapping/index.ts';

/** What a row did in the preview, at one place: once for each element of the sub-table that it belongs to. */
export interface PreviewStep {
  /** Where it wrote, with the element's number: `lines[2].sku`. */
  readonly targetField: string;
  readonly input: unknown;
  readonly output?: unknown;
  /** Words: `mapping.<code>` with these parameters. */
  readonly error?: {
    readonly code: FaultCode;
    readonly parameters: Readonly<Record<string, string | number>>;
  };
}

/** Outcomes of the preview by row id, for the grid's last column and for the trace of a row. */
export type RowOutcomes = ReadonlyMap<number, readonly PreviewStep[]>;
