import { isRecord } from '../../contract/isRecord.ts';

/** A record that a batch left alone. */
export interface Skipped {
  readonly uuid: string;
  readonly name?: string;
  readonly reason: string;
}

/** The result of a batch (schemas/SPECIFICATION.md section 4.6). */
export interface BatchResult {
  readonly done: number;
  readonly skipped: readonly Skipped[];
}

/** The result in the answer of a batch; a back end that says less is taken at its word. */
export function batchResult(data: unknown): BatchResult {
  const { done, skipped } = isRecord(data) ? data : {};
  return {
    done: typeof done === 'number' ? done : 0,
    skipped: Array.isArray(skipped) ? skipped : [],
  };
}
