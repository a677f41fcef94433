import { isRecord } from '../../../contract/json/isRecord.ts';
import type { ApiAnswer } from '../../api/answer.ts';

/** A record that a batch left alone. */
export interface BulkSkippedRecord {
  readonly uuid: string;
  readonly name?: string;
  readonly reason: string;
}

/** The result of a batch (schemas/SPECIFICATION.md section 4.6). */
export interface BulkResult {
  readonly done: number;
  readonly skipped: readonly BulkSkippedRecord[];
}

/** The result in the answer of a batch; a back end that says less is taken at its word. */
export function bulkResultOf(data: unknown): BulkResult {
  const { done, skipped } = isRecord(data) ? data : {};
  return {
    done: typeof done === 'number' ? done : 0,
    skipped: Array.isArray(skipped) ? skipped : [],
  };
}

/** Records a call: soon answered, so that one sees it move and can stop it. */
export const chunkSize = 200;

/** What came of a batch that was sent in portions. */
export interface ChunkedResult extends BulkResult {
  /** Records that were not come to, or of which no answer tells. */
  readonly left: number;
  /** The answer that ended it before its time. */
  readonly failed?: ApiAnswer;
}

/**
 * Sends many records portion by portion. It ends early when it is cancelled, which never cuts a portion off that was sent,
 * or when a portion fails: its records count as left, whatever became of them.
 */
export async function sendInChunks(
  uuids: readonly string[],
  send: (uuids: readonly string[]) => Promise<ApiAnswer>,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<ChunkedResult> {
  let done = 0;
  const skipped: BulkSkippedRecord[] = [];
  for (let start = 0; start < uuids.length; start += chunkSize) {
    const left = uuids.length - start;
    if (signal.aborted) return { done, skipped, left };
    const answer = await send(uuids.slice(start, start + chunkSize));
    if (!answer.success) return { done, skipped, left, failed: answer };
    const result = bulkResultOf(answer.data);
    done += result.done;
    skipped.push(...result.skipped);
    onProgress(Math.min(start + chunkSize, uuids.length));
  }
  return { done, skipped, left: 0 };
}
