import type { LookUpName, LookUpProperties, MappingDraft, MappingErrorCode } from '../../../mapping/index.ts';
import type { DocumentComparison } from './compareTargets.ts';

/** The engine exceeded its time limit or did not start, and was stopped. */
export class EngineStoppedError extends Error {
  override readonly name = 'EngineStoppedError';
}

/** The step of a row in the preview, at one place: once for each element of its sub-table. */
export interface RowStep {
  /** Its target with the element's number: `lines[2].sku`. */
  readonly targetField: string;
  /** JSON, at most 1,000 characters. */
  readonly output?: string;
  /** The phrase `mapping.<code>` with these parameters. */
  readonly error?: {
    readonly code: MappingErrorCode;
    readonly parameters: Readonly<Record<string, string | number>>;
  };
}

/** The steps of a row in the preview. A row can run at many places, so the page receives some of its steps. */
export interface RowSteps {
  /** Number of all steps, and of the failed ones. */
  readonly count: number;
  readonly failed: number;
  /** The first successful and the first failed ones, in their order. */
  readonly shown: readonly RowStep[];
}

/** The steps of a row that did not run. */
export const noSteps: RowSteps = { count: 0, failed: 0, shown: [] };

/** Steps of the preview by row id, for the grid's last column and for the trace of a row. */
export type StepsByRow = ReadonlyMap<number, RowSteps>;

/** A MappingError as plain data; its phrase is `mapping.<code>`. */
export type MappingErrorData = NonNullable<RowStep['error']>;

/** The inputs of a mapping in addition to its rows and a document. */
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
  /** Valid JSON: a message to a worker keeps no number with its own characters. */
  readonly document: string;
}

/** True if a filter passes the document, or the filter's error. */
export type FilterResult = boolean | MappingErrorData;

export interface MappingRunResult {
  /** JSON. */
  readonly target: string;
  /** By the row's index. */
  readonly steps: readonly RowSteps[];
  /** Line of the row that reached a limit of the document: no further row ran. */
  readonly endedAt?: number;
  readonly preFilter: FilterResult;
  readonly postFilter: FilterResult;
  readonly elapsedMs: number;
}

export interface MappingCompareRequest extends RunSettings {
  /** The stored rows, and the edited ones. */
  readonly before: readonly MappingDraft[];
  readonly after: readonly MappingDraft[];
  /** Valid JSON. */
  readonly document: string;
}

/** An error in a row that does not depend on a document. */
export interface DraftRowError {
  readonly index: number;
  readonly field: 'targetField' | 'sourceField' | 'expression';
  readonly error: MappingErrorData;
}

/** Reads a record of basic data by its code. Rejects on failure. */
export type RecordLookUp = (
  name: LookUpName,
  code: string,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

/**
 * The mapping engine, in the page or a worker. Rows are numbered by position, from 1; incomplete ones are
 * left out.
 */
export interface MappingEngine {
  readonly check: (
    rows: readonly MappingDraft[],
    lookUps: LookUpProperties,
  ) => Promise<readonly DraftRowError[]>;
  readonly run: (request: MappingRunRequest) => Promise<MappingRunResult>;
  readonly compare: (request: MappingCompareRequest) => Promise<DocumentComparison>;
}
