import type { LookUpName, MappingDraft } from '../../../mapping/index.ts';
import type { Comparison } from '../shadow/Change.ts';
import type { PreviewStep } from './RowOutcome.ts';

/** A MappingFault that can be sent: words are `mapping.<code>`. */
export type PlainFault = NonNullable<PreviewStep['error']>;

/** What a mapping runs with, besides its rows and a document. */
export interface Circumstances {
  /** JSONata of the interface. */
  readonly preFilter?: string;
  readonly postFilter?: string;
  /** IANA. */
  readonly timeZone: string;
  /** ISO 8601. */
  readonly now: string;
}

export interface RunRequest extends Circumstances {
  readonly rows: readonly MappingDraft[];
  readonly document: unknown;
}

/** Whether a filter lets the document through, or why that cannot be said. */
export type Verdict = boolean | PlainFault;

export interface Run {
  readonly target: unknown;
  /** By the row's index: what it did, at the first places of its sub-table and wherever it failed. Empty where it did not run. */
  readonly steps: readonly (readonly PreviewStep[])[];
  readonly preFilter: Verdict;
  readonly postFilter: Verdict;
  readonly elapsedMs: number;
}

export interface CompareRequest extends Circumstances {
  /** The rows as they are stored, and as they are edited. */
  readonly before: readonly MappingDraft[];
  readonly after: readonly MappingDraft[];
  readonly document: unknown;
}

/** What is wrong with a row, whatever document comes. */
export interface DraftFault {
  readonly index: number;
  readonly field: 'targetField' | 'sourceField' | 'expression';
  readonly fault: PlainFault;
}

/** Reads a record of basic data by its code. Rejects when it cannot be read. */
export type AskRecord = (
  name: LookUpName,
  code: string,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** The mapping engine, wherever it runs. Rows are numbered by their places, from 1; those that are not finished are left out. */
export interface MappingEngine {
  readonly check: (rows: readonly MappingDraft[]) => Promise<readonly DraftFault[]>;
  readonly run: (request: RunRequest) => Promise<Run>;
  readonly compare: (request: CompareRequest) => Promise<Comparison>;
}
