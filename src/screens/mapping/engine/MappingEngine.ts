import type { LookUpName, MappingDraft, MappingErrorCode } from '../../../mapping/index.ts';
import type { DocumentComparison } from './compareTargets.ts';

/** The engine took longer than it may, or did not start, and was ended. */
export class EngineStoppedError extends Error {
  override readonly name = 'EngineStopped';
}

/** What a row did in the preview, at one place: once for each element of the sub-table that it belongs to. */
export interface RowStep {
  /** Where it wrote, with the element's number: `lines[2].sku`. */
  readonly targetField: string;
  readonly input: unknown;
  readonly output?: unknown;
  /** Words: `mapping.<code>` with these parameters. */
  readonly error?: {
    readonly code: MappingErrorCode;
    readonly parameters: Readonly<Record<string, string | number>>;
  };
}

/** Outcomes of the preview by row id, for the grid's last column and for the trace of a row. */
export type StepsByRow = ReadonlyMap<number, readonly RowStep[]>;

/** A MappingFault that can be sent: words are `mapping.<code>`. */
export type MappingErrorData = NonNullable<RowStep['error']>;

/** What a mapping runs with, besides its rows and a document. */
export interface RunSettings {
  /** JSONata of the interface. */
  readonly preFilter?: string;
  readonly postFilter?: string;
  /** IANA. */
  readonly timeZone: string;
  /** ISO 8601. */
  readonly now: string;
}

export interface MappingRunRequest extends RunSettings {
  readonly rows: readonly MappingDraft[];
  readonly document: unknown;
}

/** Whether a filter lets the document through, or why that cannot be said. */
export type FilterResult = boolean | MappingErrorData;

export interface MappingRunResult {
  readonly target: unknown;
  /** By the row's index: what it did, at the first places of its sub-table and wherever it failed. Empty where it did not run. */
  readonly steps: readonly (readonly RowStep[])[];
  readonly preFilter: FilterResult;
  readonly postFilter: FilterResult;
  readonly elapsedMs: number;
}

export interface MappingCompareRequest extends RunSettings {
  /** The rows as they are stored, and as they are edited. */
  readonly before: readonly MappingDraft[];
  readonly after: readonly MappingDraft[];
  readonly document: unknown;
}

/** What is wrong with a row, whatever document comes. */
export interface DraftRowError {
  readonly index: number;
  readonly field: 'targetField' | 'sourceField' | 'expression';
  readonly error: MappingErrorData;
}

/** Reads a record of basic data by its code. Rejects when it cannot be read. */
export type RecordLookUp = (
  name: LookUpName,
  code: string,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** The mapping engine, wherever it runs. Rows are numbered by their places, from 1; those that are not finished are left out. */
export interface MappingEngine {
  readonly check: (rows: readonly MappingDraft[]) => Promise<readonly DraftRowError[]>;
  readonly run: (request: MappingRunRequest) => Promise<MappingRunResult>;
  readonly compare: (request: MappingCompareRequest) => Promise<DocumentComparison>;
}
