import type { DebugInput, DebugRun } from '../../../generated/types.ts';

export type { DebugInput, DebugRun };

/** What one mapping row did, once for each element of its sub-table. */
export type Step = DebugRun['steps'][number];

/** A run of this session, with what it was asked for. */
export interface KeptRun {
  /** Counts the runs of its interface from 1. */
  readonly number: number;
  /** ISO 8601. */
  readonly at: string;
  readonly input: DebugInput;
  readonly run: DebugRun;
}
